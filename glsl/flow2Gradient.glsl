// 2D flow noise (Perlin and Neyret 2001): perlin2 whose gradients turn with p.z, once per unit, with its exact
// gradient. Range -1 .. 1.
// table: v of the row in the permutation texture, layer in the gradient textures.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinHash2 = require(./hash2)
#pragma glslify: perlinTurn = require(./turn)
#pragma glslify: perlinInterpolateFlow2Gradient = require(./interpolateFlow2Gradient)

#ifndef PERLIN_FLOW2_GRADIENT
#define PERLIN_FLOW2_GRADIENT

highp float flow2Gradient(
  highp sampler2D permutation,
  highp usampler2DArray gradients,
  highp vec2 table,
  highp vec3 p,
  out highp vec3 gradient
) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p.xy);
  vec2 f = p.xy - cell;
  ivec4 code = perlinHash2(permutation, gradients, table, cell);
  return perlinInterpolateFlow2Gradient(
    code,
    f,
    perlinFadeQuintic(f),
    perlinFadeQuinticDerivative(f),
    perlinTurn(p.z),
    gradient
  );
}

#endif

#pragma glslify: export(flow2Gradient)
