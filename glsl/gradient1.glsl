// Slopes of the 1D noise: +-1 .. +-8, from the low four bits of the hash (Gustavson's noise1234).

#ifndef PERLIN_GRADIENT1
#define PERLIN_GRADIENT1

highp vec2 perlinGradient1(highp vec2 hash) {
  precision highp float;
  precision highp int;

  ivec2 h = ivec2(hash + 0.5);
  return vec2(1 + (h & 7)) * vec2(1 - (h & 8) / 4);
}

#endif

#pragma glslify: export(perlinGradient1)
