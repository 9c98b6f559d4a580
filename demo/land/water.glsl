// Calm water: a mirror bent by small waves of perlin3, clear where one looks down into it.

uniform sampler2D tDiffuse;
uniform float waterTime;
uniform vec3 sunColour;

varying vec4 vMirror;
varying vec3 vWorld;

vec2 waves(vec3 p, float pixel) {
  vec3 slow;
  vec3 quick;
  perlin3Gradient(vec3(p.x / 19.0, p.z / 13.0, waterTime * 0.35), slow);
  perlin3Gradient(vec3(p.x / 5.3 + 3.7, p.z / 4.1, waterTime * 0.8), quick);
  // Breeze comes in patches, and leaves mirrors between them.
  float breeze = smoothstep(-0.1, 0.6, perlin3(vec3(p.x / 160.0, p.z / 90.0, waterTime * 0.03)));
  float near = 1.0 - smoothstep(0.3, 1.2, pixel / 4.0);
  return slow.xy * (0.0025 + 0.004 * breeze) + quick.xy * 0.012 * breeze * near;
}

void main() {
  vec3 ray = vWorld - cameraPosition;
  float distance = length(ray);
  ray /= distance;
  vec2 slope = waves(vWorld, length(fwidth(vWorld)));
  vec3 normal = normalize(vec3(-slope.x, 1.0, -slope.y));

  float facing = clamp(dot(normal, -ray), 0.0, 1.0);
  float fresnel = 0.02 + 0.98 * pow(1.0 - facing, 5.0);

  vec2 mirrored = vMirror.xy / vMirror.w;
  // A slope bends the ray twice as much, less on the picture the farther away.
  mirrored += slope * vec2(0.55, 0.9) * min(1.0, 260.0 / distance);
  // Ripples too small to see smear the mirror, upright.
  vec3 reflection = vec3(0.0);
  float smear = (0.002 + 0.12 * length(slope)) * min(1.0, 400.0 / distance);
  for (int tap = -2; tap <= 2; tap++) {
    vec2 at = mirrored + vec2(0.25, 1.0) * (float(tap) * smear);
    reflection += texture2D(tDiffuse, clamp(at, 0.002, 0.998)).rgb * 0.2;
  }

  vec3 halfway = normalize(sunDirection - ray);
  float glitter = pow(max(dot(normal, halfway), 0.0), 1400.0) * 9.0;
  reflection += sunColour * glitter;

  vec3 colour = throughAir(reflection, vWorld);
  // Far away the air is all there is to see, and it hides the bed as well.
  float far = distance * haze;
  float alpha = mix(1.0, clamp(fresnel + glitter, 0.0, 1.0), exp(-far * far));
  gl_FragColor = vec4(colour, alpha);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  #include <dithering_fragment>
}
