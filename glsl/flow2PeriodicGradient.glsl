// 2D flow noise (Perlin and Neyret 2001): perlin2 whose gradients turn with p.z, once per unit, with its exact
// gradient. Range -1 .. 1.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none. period.z says
// nothing: the noise repeats after each whole turn.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners2 = require(./corners2)
#pragma glslify: perlinTurn = require(./turn)
#pragma glslify: perlinInterpolateFlow2Gradient = require(./interpolateFlow2Gradient)

#ifndef PERLIN_FLOW2_PERIODIC_GRADIENT
#define PERLIN_FLOW2_PERIODIC_GRADIENT

highp float flow2PeriodicGradient(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec3 p,
  highp ivec3 period,
  out highp vec3 gradient
) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p.xy);
  vec2 f = p.xy - cell;
  ivec4 code = perlinCorners2(permutation, table, perlinCells(cell.x, period.x), perlinCells(cell.y, period.y));
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

#pragma glslify: export(flow2PeriodicGradient)
