// Solid textures: what a point of a block is made of, wherever the block is cut.

struct Solid {
  vec3 colour;
  float roughness;
  float metalness;
  // Gradient of a small relief, along the block's own axes.
  vec3 slope;
};

// Details below two pixels would flicker.
float solidShown(float size, float pixel) {
  return 1.0 - smoothstep(0.25, 0.7, pixel / size);
}

// Octaves of perlin3 with their gradient. A fraction of an octave fades the last one in.
float solidFbm(vec3 p, float octaves, float pixel, out vec3 slope) {
  float sum = 0.0;
  float weight = 0.5;
  float scale = 1.0;
  slope = vec3(0.0);
  for (int octave = 0; octave < 8; octave++) {
    if (float(octave) >= octaves) break;
    vec3 gradient;
    float shown = weight * min(1.0, octaves - float(octave)) * solidShown(1.0 / scale, pixel);
    sum += shown * perlin3Gradient(p * scale + 17.3 * float(octave), gradient);
    slope += shown * scale * gradient;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

// The same with creases where the noise is zero.
float solidTurbulence(vec3 p, float octaves, float pixel) {
  float sum = 0.0;
  float weight = 0.5;
  float scale = 1.0;
  for (int octave = 0; octave < 8; octave++) {
    if (float(octave) >= octaves) break;
    float shown = weight * min(1.0, octaves - float(octave)) * solidShown(1.0 / scale, pixel);
    sum += shown * abs(perlin3(p * scale + 17.3 * float(octave)));
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

// Mikkelsen's bump mapping: the slope as seen on the screen tilts the normal.
vec3 solidNormal(vec3 normal, vec3 slope, vec3 block, vec3 view) {
  vec3 across = dFdx(view);
  vec3 upwards = dFdy(view);
  vec3 r1 = cross(upwards, normal);
  vec3 r2 = cross(normal, across);
  float area = dot(across, r1);
  vec3 tilt = sign(area) * (dot(slope, dFdx(block)) * r1 + dot(slope, dFdy(block)) * r2);
  return normalize(abs(area) * normal - tilt);
}
