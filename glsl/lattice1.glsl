// Table entries at the two lattice points around a point on one axis: (hash 0, hash 1, code 0, code 1).
#pragma glslify: perlinPair = require(./pair)

#ifndef PERLIN_LATTICE1
#define PERLIN_LATTICE1

highp vec4 perlinLattice1(highp sampler2D permutation, highp vec2 table, highp vec2 x) {
  return perlinPair(permutation, table, 0.0, x);
}

#endif

#pragma glslify: export(perlinLattice1)
