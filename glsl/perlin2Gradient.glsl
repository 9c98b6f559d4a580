// 2D Perlin noise: perlin3 at z = 0, with its exact gradient. Range -1 .. 1, with Perlin's table -0.892 .. 1.
// table: v of the row in the permutation texture, layer in the gradient textures.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinHash2 = require(./hash2)
#pragma glslify: perlinInterpolate2Gradient = require(./interpolate2Gradient)

#ifndef PERLIN_PERLIN2_GRADIENT
#define PERLIN_PERLIN2_GRADIENT

highp float perlin2Gradient(
  highp sampler2D permutation,
  highp usampler2DArray gradients,
  highp vec2 table,
  highp vec2 p,
  out highp vec2 gradient
) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec2 f = p - cell;
  return perlinInterpolate2Gradient(
    perlinHash2(permutation, gradients, table, cell),
    f,
    perlinFadeQuintic(f),
    perlinFadeQuinticDerivative(f),
    gradient
  );
}

#endif

#pragma glslify: export(perlin2Gradient)
