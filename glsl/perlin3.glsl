// 3D Perlin noise: Ken Perlin's improved noise of 2002. Range +-1.0364.
// table: v of the row in the permutation texture, layer in the gradient textures.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinHash3 = require(./hash3)
#pragma glslify: perlinInterpolate3 = require(./interpolate3)

#ifndef PERLIN_PERLIN3
#define PERLIN_PERLIN3

highp float perlin3(highp sampler2D permutation, highp usampler2DArray gradients, highp vec2 table, highp vec3 p) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p);
  vec3 f = p - cell;
  ivec4 x0;
  ivec4 x1;
  perlinHash3(permutation, gradients, table, cell, x0, x1);
  return perlinInterpolate3(x0, x1, f, perlinFadeQuintic(f));
}

#endif

#pragma glslify: export(perlin3)
