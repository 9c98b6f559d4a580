// 3D Perlin noise: Ken Perlin's improved noise of 2002. Range +-1.0364.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners3 = require(./corners3)
#pragma glslify: perlinInterpolate3 = require(./interpolate3)

#ifndef PERLIN_PERLIN3_PERIODIC
#define PERLIN_PERLIN3_PERIODIC

highp float perlin3Periodic(highp sampler2D permutation, highp vec2 table, highp vec3 p, highp ivec3 period) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p);
  vec3 f = p - cell;
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
  return perlinInterpolate3(x0, x1, f, perlinFadeQuintic(f));
}

#endif

#pragma glslify: export(perlin3Periodic)
