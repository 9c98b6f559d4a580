// Gradient codes at the corners of a lattice cube, each in the order (y0 z0, y1 z0, y0 z1, y1 z1), from the permutation
// texture alone.
#pragma glslify: perlinLattice3 = require(./lattice3)

#ifndef PERLIN_CORNERS3
#define PERLIN_CORNERS3

void perlinCorners3(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec2 x,
  highp vec2 y,
  highp vec2 z,
  out highp ivec4 x0,
  out highp ivec4 x1
) {
  precision highp float;
  precision highp int;

  vec4 x0y0;
  vec4 x0y1;
  vec4 x1y0;
  vec4 x1y1;
  perlinLattice3(permutation, table, x, y, z, x0y0, x0y1, x1y0, x1y1);
  x0 = ivec4(vec4(x0y0.z, x0y1.z, x0y0.w, x0y1.w) + 0.5);
  x1 = ivec4(vec4(x1y0.z, x1y1.z, x1y0.w, x1y1.w) + 0.5);
}

#endif

#pragma glslify: export(perlinCorners3)
