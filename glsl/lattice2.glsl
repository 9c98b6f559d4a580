// Table entries at the four corners of a lattice square, hash p[p[x] + y].
// x0 holds (hash y0, hash y1, code y0, code y1) at x.x, x1 the same at x.y.
#pragma glslify: perlinPair = require(./pair)

#ifndef PERLIN_LATTICE2
#define PERLIN_LATTICE2

void perlinLattice2(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec2 x,
  highp vec2 y,
  out highp vec4 x0,
  out highp vec4 x1
) {
  precision highp float;
  precision highp int;

  vec4 hash = perlinPair(permutation, table, 0.0, x);
  x0 = perlinPair(permutation, table, hash.x, y);
  x1 = perlinPair(permutation, table, hash.y, y);
}

#endif

#pragma glslify: export(perlinLattice2)
