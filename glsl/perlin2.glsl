// 2D Perlin noise: perlin3 at z = 0. Range -1 .. 1, with Perlin's table -0.892 .. 1.
// table: v of the row in the permutation texture, layer in the gradient textures.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinHash2 = require(./hash2)
#pragma glslify: perlinInterpolate2 = require(./interpolate2)

#ifndef PERLIN_PERLIN2
#define PERLIN_PERLIN2

highp float perlin2(highp sampler2D permutation, highp usampler2DArray gradients, highp vec2 table, highp vec2 p) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec2 f = p - cell;
  return perlinInterpolate2(perlinHash2(permutation, gradients, table, cell), f, perlinFadeQuintic(f));
}

#endif

#pragma glslify: export(perlin2)
