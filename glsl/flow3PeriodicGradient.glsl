// 3D flow noise (Perlin and Neyret 2001): perlin3 whose gradients turn with p.w, once per unit, with its exact
// gradient. Range +-1.2095.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none. period.w says
// nothing: the noise repeats after each whole turn.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners3 = require(./corners3)
#pragma glslify: perlinTurn = require(./turn)
#pragma glslify: perlinInterpolateFlow3Gradient = require(./interpolateFlow3Gradient)

#ifndef PERLIN_FLOW3_PERIODIC_GRADIENT
#define PERLIN_FLOW3_PERIODIC_GRADIENT

highp float flow3PeriodicGradient(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec4 p,
  highp ivec4 period,
  out highp vec4 gradient
) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p.xyz);
  vec3 f = p.xyz - cell;
  ivec4 x0;
  ivec4 x1;
  perlinCorners3(
    permutation,
    table,
    perlinCells(cell.x, period.x),
    perlinCells(cell.y, period.y),
    perlinCells(cell.z, period.z),
    x0,
    x1
  );
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

#pragma glslify: export(flow3PeriodicGradient)
