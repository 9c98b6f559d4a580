// 2D value noise: table values h / 127.5 - 1 at the lattice points, joined by the fade, with its exact gradient. Range
// -1 .. 1.
// table.x: v of the row in the permutation texture.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice2 = require(./lattice2)
#pragma glslify: perlinInterpolateValue2Gradient = require(./interpolateValue2Gradient)

#ifndef PERLIN_VALUE2_GRADIENT
#define PERLIN_VALUE2_GRADIENT

highp float value2Gradient(highp sampler2D permutation, highp vec2 table, highp vec2 p, out highp vec2 gradient) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec2 f = p - cell;
  vec4 x0;
  vec4 x1;
  perlinLattice2(permutation, table, perlinCells(cell.x), perlinCells(cell.y), x0, x1);
  return perlinInterpolateValue2Gradient(
    vec4(x0.x, x1.x, x0.y, x1.y) / 127.5 - 1.0,
    perlinFadeQuintic(f),
    perlinFadeQuinticDerivative(f),
    gradient
  );
}

#endif

#pragma glslify: export(value2Gradient)
