// Gradient codes at the corners of the lattice square `cell`, in the order (x0 y0, x1 y0, x0 y1, x1 y1).
// One read of the gradient table; with PERLIN_LITERAL seven of the permutation alone.
#pragma glslify: perlinTable = require(./table)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners2 = require(./corners2)

#ifndef PERLIN_HASH2
#define PERLIN_HASH2

highp ivec4 perlinHash2(
  highp sampler2D permutation,
  highp usampler2DArray gradients,
  highp vec2 table,
  highp vec2 cell
) {
  precision highp float;
  precision highp int;

  #ifdef PERLIN_LITERAL
  return perlinCorners2(permutation, table, perlinCells(cell.x), perlinCells(cell.y));
  #else
  return perlinTable(gradients, vec3(fract(cell * 0.00390625) + 0.001953125, table.y));
  #endif
}

#endif

#pragma glslify: export(perlinHash2)
