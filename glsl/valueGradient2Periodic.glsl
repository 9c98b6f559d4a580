// 2D noise with a value and a gradient at each lattice point: sum of weight (value + gradient . offset). Range -1.9884
// .. 1.9448.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice2 = require(./lattice2)
#pragma glslify: perlinInterpolate2 = require(./interpolate2)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)

#ifndef PERLIN_VALUE_GRADIENT2_PERIODIC
#define PERLIN_VALUE_GRADIENT2_PERIODIC

highp float valueGradient2Periodic(highp sampler2D permutation, highp vec2 table, highp vec2 p, highp ivec2 period) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec2 f = p - cell;
  vec2 w = perlinFadeQuintic(f);
  vec4 x0;
  vec4 x1;
  perlinLattice2(permutation, table, perlinCells(cell.x, period.x), perlinCells(cell.y, period.y), x0, x1);
  vec4 value = vec4(x0.x, x1.x, x0.y, x1.y) / 127.5 - 1.0;
  ivec4 code = ivec4(vec4(x0.z, x1.z, x0.w, x1.w) + 0.5);
  return perlinInterpolateValue2(value, w) + perlinInterpolate2(code, f, w);
}

#endif

#pragma glslify: export(valueGradient2Periodic)
