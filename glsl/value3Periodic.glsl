// 3D value noise: table values h / 127.5 - 1 at the lattice points, joined by the fade. Range -1 .. 1.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice3 = require(./lattice3)
#pragma glslify: perlinInterpolateValue3 = require(./interpolateValue3)

#ifndef PERLIN_VALUE3_PERIODIC
#define PERLIN_VALUE3_PERIODIC

highp float value3Periodic(highp sampler2D permutation, highp vec2 table, highp vec3 p, highp ivec3 period) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p);
  vec3 f = p - cell;
  vec4 x0y0;
  vec4 x0y1;
  vec4 x1y0;
  vec4 x1y1;
  perlinLattice3(
    permutation,
    table,
    perlinCells(cell.x, period.x),
    perlinCells(cell.y, period.y),
    perlinCells(cell.z, period.z),
    x0y0,
    x0y1,
    x1y0,
    x1y1
  );
  vec4 x0 = vec4(x0y0.x, x0y1.x, x0y0.y, x0y1.y) / 127.5 - 1.0;
  vec4 x1 = vec4(x1y0.x, x1y1.x, x1y0.y, x1y1.y) / 127.5 - 1.0;
  return perlinInterpolateValue3(x0, x1, perlinFadeQuintic(f));
}

#endif

#pragma glslify: export(value3Periodic)
