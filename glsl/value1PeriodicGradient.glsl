// 1D value noise: table values h / 127.5 - 1 at the lattice points, joined by the fade, with its exact gradient. Range
// -1 .. 1.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice1 = require(./lattice1)
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_VALUE1_PERIODIC_GRADIENT
#define PERLIN_VALUE1_PERIODIC_GRADIENT

highp float value1PeriodicGradient(
  highp sampler2D permutation,
  highp vec2 table,
  highp float p,
  highp int period,
  out highp float gradient
) {
  precision highp float;
  precision highp int;

  float cell = floor(p);
  float f = p - cell;
  vec2 value = perlinLattice1(permutation, table, perlinCells(cell, period)).xy / 127.5 - 1.0;
  gradient = perlinFadeQuinticDerivative(f) * (value.y - value.x);
  return perlinLerp(value.x, value.y, perlinFadeQuintic(f));
}

#endif

#pragma glslify: export(value1PeriodicGradient)
