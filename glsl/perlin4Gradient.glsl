// 4D Perlin noise: Ken Perlin's 32 gradients, corrected, with its exact gradient. Range +-1.5366, with Perlin's table
// +-1.361.
// table: v of the row in the permutation texture, layer in the gradient textures.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinHash4 = require(./hash4)
#pragma glslify: perlinInterpolate4Gradient = require(./interpolate4Gradient)

#ifndef PERLIN_PERLIN4_GRADIENT
#define PERLIN_PERLIN4_GRADIENT

highp float perlin4Gradient(
  highp sampler2D permutation,
  highp usampler2DArray gradients,
  highp vec2 table,
  highp vec4 p,
  out highp vec4 gradient
) {
  precision highp float;
  precision highp int;

  vec4 cell = floor(p);
  vec4 f = p - cell;
  ivec4 x0y0;
  ivec4 x0y1;
  ivec4 x1y0;
  ivec4 x1y1;
  perlinHash4(permutation, gradients, table, cell, x0y0, x0y1, x1y0, x1y1);
  return perlinInterpolate4Gradient(
    x0y0,
    x0y1,
    x1y0,
    x1y1,
    f,
    perlinFadeQuintic(f),
    perlinFadeQuinticDerivative(f),
    gradient
  );
}

#endif

#pragma glslify: export(perlin4Gradient)
