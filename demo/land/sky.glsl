// The sky behind everything: air, the sun's disc, and clouds of perlin3 in a high sheet.

uniform vec3 sunColour;
uniform float clouds;
uniform float cloudTime;

varying vec3 vRay;

float cloudSheet(vec2 p) {
  // Turned and stretched by the wind; its own noise tears it.
  vec3 at = vec3(dot(p, vec2(0.62, 0.4)), dot(p, vec2(-0.55, 0.85)), cloudTime);
  at += 0.35 * perlin3(at * 1.3 + 11.3);
  float sum = 0.0;
  float weight = 0.6;
  for (int octave = 0; octave < 6; octave++) {
    sum += weight * perlin3(at);
    at = vec3(at.x * 2.07 + 3.1, at.y * 2.13 - 5.7, at.z * 1.4 + 1.9);
    weight *= 0.55;
  }
  return sum;
}

void main() {
  vec3 ray = normalize(vRay);
  vec3 colour = skyColour(ray);
  float towardsSun = max(dot(ray, sunDirection), 0.0);

  float above = smoothstep(0.01, 0.16, ray.y);
  if (clouds > 0.0 && above > 0.0) {
    vec2 sheet = ray.xz / (ray.y + 0.13) * 1.05;
    float density = cloudSheet(sheet) + 0.75 * (clouds - 0.5);
    float cover = smoothstep(-0.02, 0.5, density) * above;
    // Thick parts are grey below, thin ones let the sun through.
    float thick = smoothstep(0.15, 0.75, density);
    vec3 lit = horizonColour * 1.12 + sunColour * 0.05;
    vec3 shade = mix(zenithColour, horizonColour, 0.72) * 0.86;
    vec3 cloud =
      mix(lit, shade, 0.7 * thick) +
      glowColour * (0.5 * pow(towardsSun, 8.0) + 0.25 * pow(towardsSun, 2.0)) * (1.0 - 0.6 * thick);
    colour = mix(colour, cloud, cover * 0.85);
  }

  float disc = smoothstep(0.99991, 0.99996, towardsSun);
  colour += sunColour * (disc * 14.0);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  #include <dithering_fragment>
}
