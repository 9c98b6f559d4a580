// 2D Perlin noise: perlin3 at z = 0. Range -1 .. 1, with Perlin's table -0.892 .. 1.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners2 = require(./corners2)
#pragma glslify: perlinInterpolate2 = require(./interpolate2)

#ifndef PERLIN_PERLIN2_PERIODIC
#define PERLIN_PERLIN2_PERIODIC

highp float perlin2Periodic(highp sampler2D permutation, highp vec2 table, highp vec2 p, highp ivec2 period) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec2 f = p - cell;
  return perlinInterpolate2(
    perlinCorners2(permutation, table, perlinCells(cell.x, period.x), perlinCells(cell.y, period.y)),
    f,
    perlinFadeQuintic(f)
  );
}

#endif

#pragma glslify: export(perlin2Periodic)
