// 1D value noise: table values h / 127.5 - 1 at the lattice points, joined by the fade, with its exact gradient. Range
// -1 .. 1.
// table.x: v of the row in the permutation texture.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice1 = require(./lattice1)
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_VALUE1_GRADIENT
#define PERLIN_VALUE1_GRADIENT

highp float value1Gradient(highp sampler2D permutation, highp vec2 table, highp float p, out highp float gradient) {
  precision highp float;
  precision highp int;

  float cell = floor(p);
  float f = p - cell;
  vec2 value = perlinLattice1(permutation, table, perlinCells(cell)).xy / 127.5 - 1.0;
  gradient = perlinFadeQuinticDerivative(f) * (value.y - value.x);
  return perlinLerp(value.x, value.y, perlinFadeQuintic(f));
}

#endif

#pragma glslify: export(value1Gradient)
