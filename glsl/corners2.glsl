// Gradient codes at the corners of a lattice square, in the order (x0 y0, x1 y0, x0 y1, x1 y1), from the permutation
// texture alone: Perlin's hash p[p[p[x] + y] + z] at z = 0.
#pragma glslify: perlinPair = require(./pair)
#pragma glslify: perlinLattice2 = require(./lattice2)

#ifndef PERLIN_CORNERS2
#define PERLIN_CORNERS2

highp ivec4 perlinCorners2(highp sampler2D permutation, highp vec2 table, highp vec2 x, highp vec2 y) {
  precision highp float;
  precision highp int;

  vec4 x0;
  vec4 x1;
  perlinLattice2(permutation, table, x, y, x0, x1);
  vec2 z = vec2(0.0, 1.0);
  return ivec4(
    vec4(
      perlinPair(permutation, table, x0.x, z).z,
      perlinPair(permutation, table, x1.x, z).z,
      perlinPair(permutation, table, x0.y, z).z,
      perlinPair(permutation, table, x1.y, z).z
    ) +
      0.5
  );
}

#endif

#pragma glslify: export(perlinCorners2)
