// 2D noise with a value and a gradient at each lattice point: sum of weight (value + gradient . offset), with its exact
// gradient. Range -1.9884 .. 1.9448.
// table.x: v of the row in the permutation texture.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice2 = require(./lattice2)
#pragma glslify: perlinInterpolate2Gradient = require(./interpolate2Gradient)
#pragma glslify: perlinInterpolateValue2Gradient = require(./interpolateValue2Gradient)

#ifndef PERLIN_VALUE_GRADIENT2_GRADIENT
#define PERLIN_VALUE_GRADIENT2_GRADIENT

highp float valueGradient2Gradient(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec2 p,
  out highp vec2 gradient
) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec2 f = p - cell;
  vec2 w = perlinFadeQuintic(f);
  vec2 dw = perlinFadeQuinticDerivative(f);
  vec4 x0;
  vec4 x1;
  perlinLattice2(permutation, table, perlinCells(cell.x), perlinCells(cell.y), x0, x1);
  vec4 value = vec4(x0.x, x1.x, x0.y, x1.y) / 127.5 - 1.0;
  ivec4 code = ivec4(vec4(x0.z, x1.z, x0.w, x1.w) + 0.5);
  vec2 valueGradient;
  float n =
    perlinInterpolateValue2Gradient(value, w, dw, valueGradient) + perlinInterpolate2Gradient(code, f, w, dw, gradient);
  gradient += valueGradient;
  return n;
}

#endif

#pragma glslify: export(valueGradient2Gradient)
