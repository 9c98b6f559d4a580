// One step of the hash chain p[p[p[x] + y] + z] for both ends of a lattice edge: the entries hash + cells.x and
// hash + cells.y of the table. Returns (entry, entry, gradient code, gradient code), each 0 .. 255.
// The texel holds an entry and its right neighbour, so the second read is only needed where a period wraps.
#pragma glslify: perlinTable = require(./table)

#ifndef PERLIN_PAIR
#define PERLIN_PAIR

highp vec4 perlinPair(highp sampler2D permutation, highp vec2 table, highp float hash, highp vec2 cells) {
  precision highp float;
  precision highp int;

  vec4 texel = perlinTable(permutation, vec2((hash + cells.x) * 0.00390625 + 0.001953125, table.x));
  if (cells.y != cells.x + 1.0) {
    texel.yw = perlinTable(permutation, vec2((hash + cells.y) * 0.00390625 + 0.001953125, table.x)).xz;
  }
  return texel * 255.0;
}

#endif

#pragma glslify: export(perlinPair)
