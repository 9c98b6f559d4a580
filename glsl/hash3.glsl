// Gradient codes at the corners of the lattice cube `cell`, each in the order (y0 z0, y1 z0, y0 z1, y1 z1).
// Three reads: the permutation folds x and y into the column of a table of gradient codes whose row is z; with
// PERLIN_LITERAL seven of the permutation alone.
#pragma glslify: perlinTable = require(./table)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners3 = require(./corners3)

#ifndef PERLIN_HASH3
#define PERLIN_HASH3

void perlinHash3(
  highp sampler2D permutation,
  highp usampler2DArray gradients,
  highp vec2 table,
  highp vec3 cell,
  out highp ivec4 x0,
  out highp ivec4 x1
) {
  precision highp float;
  precision highp int;

  #ifdef PERLIN_LITERAL
  perlinCorners3(permutation, table, perlinCells(cell.x), perlinCells(cell.y), perlinCells(cell.z), x0, x1);
  #else
  vec3 at = fract(cell * 0.00390625) + 0.001953125;
  // 255/256 turns a normalised byte into its column.
  vec2 column = perlinTable(permutation, vec2(at.x, table.x)).xy * 0.99609375 + at.y;
  x0 = perlinTable(gradients, vec3(column.x, at.z, table.y));
  x1 = perlinTable(gradients, vec3(column.y, at.z, table.y));
  #endif
}

#endif

#pragma glslify: export(perlinHash3)
