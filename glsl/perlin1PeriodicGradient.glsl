// 1D Perlin noise (Gustavson's noise1), with its exact gradient. Range -0.752 .. 0.752.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice1 = require(./lattice1)
#pragma glslify: perlinGradient1 = require(./gradient1)
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_PERLIN1_PERIODIC_GRADIENT
#define PERLIN_PERLIN1_PERIODIC_GRADIENT

highp float perlin1PeriodicGradient(
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
  vec2 slope = perlinGradient1(perlinLattice1(permutation, table, perlinCells(cell, period)).xy);
  vec2 n = slope * vec2(f, f - 1.0);
  float w = perlinFadeQuintic(f);
  gradient = 0.188 * (perlinLerp(slope.x, slope.y, w) + perlinFadeQuinticDerivative(f) * (n.y - n.x));
  return 0.188 * perlinLerp(n.x, n.y, w);
}

#endif

#pragma glslify: export(perlin1PeriodicGradient)
