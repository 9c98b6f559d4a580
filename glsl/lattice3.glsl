// Table entries at the eight corners of a lattice cube, hash p[p[p[x] + y] + z].
// Each output holds (hash z0, hash z1, code z0, code z1) on one of the four edges along z.
#pragma glslify: perlinPair = require(./pair)
#pragma glslify: perlinLattice2 = require(./lattice2)

#ifndef PERLIN_LATTICE3
#define PERLIN_LATTICE3

void perlinLattice3(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec2 x,
  highp vec2 y,
  highp vec2 z,
  out highp vec4 x0y0,
  out highp vec4 x0y1,
  out highp vec4 x1y0,
  out highp vec4 x1y1
) {
  precision highp float;
  precision highp int;

  vec4 x0;
  vec4 x1;
  perlinLattice2(permutation, table, x, y, x0, x1);
  x0y0 = perlinPair(permutation, table, x0.x, z);
  x0y1 = perlinPair(permutation, table, x0.y, z);
  x1y0 = perlinPair(permutation, table, x1.x, z);
  x1y1 = perlinPair(permutation, table, x1.y, z);
}

#endif

#pragma glslify: export(perlinLattice3)
