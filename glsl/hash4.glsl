// Gradient codes at the corners of the 4D lattice cell `cell`, each in the order (z0 w0, z1 w0, z0 w1, z1 w1).
// Five reads of two layers of the gradient table: hashes of x and y, then codes by column and w; with PERLIN_LITERAL
// fifteen of the permutation alone.
#pragma glslify: perlinTable = require(./table)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners4 = require(./corners4)

#ifndef PERLIN_HASH4
#define PERLIN_HASH4

void perlinHash4(
  highp sampler2D permutation,
  highp usampler2DArray gradients,
  highp vec2 table,
  highp vec4 cell,
  out highp ivec4 x0y0,
  out highp ivec4 x0y1,
  out highp ivec4 x1y0,
  out highp ivec4 x1y1
) {
  precision highp float;
  precision highp int;

  #ifdef PERLIN_LITERAL
  perlinCorners4(
    permutation,
    table,
    perlinCells(cell.x),
    perlinCells(cell.y),
    perlinCells(cell.z),
    perlinCells(cell.w),
    x0y0,
    x0y1,
    x1y0,
    x1y1
  );
  #else
  vec4 at = fract(cell * 0.00390625) + 0.001953125;
  vec4 column = vec4(perlinTable(gradients, vec3(at.xy, table.y))) * 0.00390625 + at.z;
  float layer = table.y + 1.0;
  x0y0 = perlinTable(gradients, vec3(column.x, at.w, layer));
  x1y0 = perlinTable(gradients, vec3(column.y, at.w, layer));
  x0y1 = perlinTable(gradients, vec3(column.z, at.w, layer));
  x1y1 = perlinTable(gradients, vec3(column.w, at.w, layer));
  #endif
}

#endif

#pragma glslify: export(perlinHash4)
