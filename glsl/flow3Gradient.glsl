// 3D flow noise (Perlin and Neyret 2001): perlin3 whose gradients turn with p.w, once per unit, with its exact
// gradient. Range +-1.2095.
// table: v of the row in the permutation texture, layer in the gradient textures.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinHash3 = require(./hash3)
#pragma glslify: perlinTurn = require(./turn)
#pragma glslify: perlinInterpolateFlow3Gradient = require(./interpolateFlow3Gradient)

#ifndef PERLIN_FLOW3_GRADIENT
#define PERLIN_FLOW3_GRADIENT

highp float flow3Gradient(
  highp sampler2D permutation,
  highp usampler2DArray gradients,
  highp vec2 table,
  highp vec4 p,
  out highp vec4 gradient
) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p.xyz);
  vec3 f = p.xyz - cell;
  ivec4 x0;
  ivec4 x1;
  perlinHash3(permutation, gradients, table, cell, x0, x1);
  return perlinInterpolateFlow3Gradient(
    x0,
    x1,
    f,
    perlinFadeQuintic(f),
    perlinFadeQuinticDerivative(f),
    perlinTurn(p.w),
    gradient
  );
}

#endif

#pragma glslify: export(flow3Gradient)
