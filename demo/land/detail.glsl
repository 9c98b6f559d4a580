// Fine noise that everything on the ground shares: for colours, for borders, and for relief that only the light sees.

struct Detail {
  // Values, from hundreds of metres to centimetres. `cracks` and `cuts` are never negative: 0 lies in a crease.
  float broad;
  float patches;
  float cracks;
  float cuts;
  float tufts;
  float grains;
  // Mixed, about −1 … 1: what breaks a border.
  float ragged;
  // Gradients, per metre.
  vec3 crackSlope;
  vec3 cutSlope;
  vec3 tuftSlope;
};

// Finer than two pixels is noise of another kind: it flickers.
float visible(float size, float pixel) {
  return 1.0 - smoothstep(0.2, 0.6, pixel / size);
}

// perlin3 with its gradient, where it can be seen at all.
float grain(vec3 p, vec3 size, float shown, out vec3 slope) {
  slope = vec3(0.0);
  if (shown <= 0.0) return 0.0;
  float n = perlin3Gradient(p / size, slope);
  slope *= shown / size;
  return n * shown;
}

// |noise|, whose zero lines are creases.
float creases(vec3 p, vec3 size, float shown, out vec3 slope) {
  float n = grain(p, size, shown, slope);
  slope *= smoothstep(-0.06, 0.06, n) * 2.0 - 1.0;
  return abs(n);
}

Detail detailAt(vec3 p, float pixel) {
  Detail detail;
  detail.broad = perlin3(p / 230.0);
  detail.patches = perlin3(p / 47.0 + 7.1);
  // Taller than wide, as water and frost cut a slope; on flat ground the height does not matter.
  detail.cracks = creases(p + 9.0 * detail.patches, vec3(13.0, 34.0, 13.0), visible(13.0, pixel), detail.crackSlope);
  detail.cuts = creases(p + 3.0 * detail.cracks, vec3(4.6, 7.4, 4.6), visible(4.6, pixel), detail.cutSlope);
  detail.tufts = grain(p, vec3(1.3), visible(1.3, pixel), detail.tuftSlope);
  vec3 unused;
  detail.grains = grain(p, vec3(0.41), visible(0.41, pixel), unused);
  detail.grains += 0.8 * grain(p, vec3(0.13), visible(0.13, pixel), unused);
  detail.ragged = 0.6 * detail.patches + 1.1 * (detail.cracks - 0.22) + 0.7 * (detail.cuts - 0.22) + 0.2 * detail.tufts;
  return detail;
}
