// 3D flow noise (Perlin and Neyret 2001): perlin3 whose gradients turn with p.w, once per unit. Range +-1.2095.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none. period.w says
// nothing: the noise repeats after each whole turn.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners3 = require(./corners3)
#pragma glslify: perlinTurn = require(./turn)
#pragma glslify: perlinInterpolateFlow3 = require(./interpolateFlow3)

#ifndef PERLIN_FLOW3_PERIODIC
#define PERLIN_FLOW3_PERIODIC

highp float flow3Periodic(highp sampler2D permutation, highp vec2 table, highp vec4 p, highp ivec4 period) {
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
  return perlinInterpolateFlow3(x0, x1, f, perlinFadeQuintic(f), perlinTurn(p.w));
}

#endif

#pragma glslify: export(flow3Periodic)
