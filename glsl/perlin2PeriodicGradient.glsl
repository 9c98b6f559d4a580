// 2D Perlin noise: perlin3 at z = 0, with its exact gradient. Range -1 .. 1, with Perlin's table -0.892 .. 1.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners2 = require(./corners2)
#pragma glslify: perlinInterpolate2Gradient = require(./interpolate2Gradient)

#ifndef PERLIN_PERLIN2_PERIODIC_GRADIENT
#define PERLIN_PERLIN2_PERIODIC_GRADIENT

highp float perlin2PeriodicGradient(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec2 p,
  highp ivec2 period,
  out highp vec2 gradient
) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec2 f = p - cell;
  return perlinInterpolate2Gradient(
    perlinCorners2(permutation, table, perlinCells(cell.x, period.x), perlinCells(cell.y, period.y)),
    f,
    perlinFadeQuintic(f),
    perlinFadeQuinticDerivative(f),
    gradient
  );
}

#endif

#pragma glslify: export(perlin2PeriodicGradient)
