// articlePerlin3: for comparison; perlin3 is the right one. Range +-1.0353.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinArticleCorners3 = require(./articleCorners3)
#pragma glslify: perlinInterpolate3 = require(./interpolate3)

#ifndef PERLIN_ARTICLE_PERLIN3_PERIODIC
#define PERLIN_ARTICLE_PERLIN3_PERIODIC

highp float articlePerlin3Periodic(highp sampler2D permutation, highp vec2 table, highp vec3 p, highp ivec3 period) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p);
  vec3 f = p - cell;
  ivec4 x0;
  ivec4 x1;
  perlinArticleCorners3(
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

#pragma glslify: export(articlePerlin3Periodic)
