// Growth rings about an axis beside the block, and fibres along it.

uniform float woodScale;
uniform float woodOctaves;
uniform float woodContrast;
uniform float woodFigure;
uniform vec3 woodEarly;
uniform vec3 woodLate;

Solid wood(vec3 p, float pixel) {
  vec3 q = vec3(p.x, 0.22 * p.y, p.z);
  vec3 slope;
  float grown = solidFbm(q * 0.9 + 4.2, woodOctaves, pixel, slope);
  float radius = length(p.xz + vec2(1.9, 1.1)) + woodFigure * grown;
  float ring = radius * woodScale;
  float age = fract(ring);
  // Spring wood darkens slowly into summer wood, which ends at once.
  float end = max(0.06, 2.0 * pixel * woodScale);
  float late = smoothstep(0.15, 0.85, age) * (1.0 - smoothstep(1.0 - end, 1.0, age));
  late = mix(late, 0.4, smoothstep(0.25, 0.7, pixel * woodScale));
  // No two years are alike.
  float year = perlin3(vec3(floor(ring) * 0.73, 0.5, 0.5));

  float shown = solidShown(0.025, pixel);
  float fibre = perlin3(vec3(p.x * 44.0, p.y * 1.7, p.z * 44.0)) * shown;
  float pores = smoothstep(0.28, 0.5, perlin3(vec3(p.x * 30.0, p.y * 2.6, p.z * 30.0) + 9.0)) * (1.0 - late) * shown;
  float sheen = perlin3(vec3(p.x * 2.2, p.y * 0.6, p.z * 2.2) + 2.0);

  Solid solid;
  float dark = woodContrast * clamp(late * (0.75 + 0.5 * year) + 0.16 * fibre + 0.1 * sheen, 0.0, 1.0);
  solid.colour = mix(woodEarly, woodLate, clamp(dark, 0.0, 1.0));
  solid.colour *= (1.0 + 0.16 * sheen + 0.12 * fibre) * (1.0 - 0.5 * woodContrast * pores);
  solid.roughness = 0.5 - 0.14 * late;
  solid.metalness = 0.0;
  solid.slope = vec3(0.0);
  return solid;
}
