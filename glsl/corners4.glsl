// Gradient codes at the corners of a 4D lattice cell, each in the order (z0 w0, z1 w0, z0 w1, z1 w1), from the
// permutation texture alone: fifteen reads.
#pragma glslify: perlinPair = require(./pair)
#pragma glslify: perlinLattice3 = require(./lattice3)
#pragma glslify: perlinGradientCode4 = require(./gradientCode4)

#ifndef PERLIN_CORNERS4
#define PERLIN_CORNERS4

void perlinCorners4(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec2 x,
  highp vec2 y,
  highp vec2 z,
  highp vec2 w,
  out highp ivec4 x0y0,
  out highp ivec4 x0y1,
  out highp ivec4 x1y0,
  out highp ivec4 x1y1
) {
  precision highp float;
  precision highp int;

  vec4 h00;
  vec4 h01;
  vec4 h10;
  vec4 h11;
  perlinLattice3(permutation, table, x, y, z, h00, h01, h10, h11);
  vec4 z0;
  vec4 z1;
  z0 = perlinPair(permutation, table, h00.x, w);
  z1 = perlinPair(permutation, table, h00.y, w);
  x0y0 = perlinGradientCode4(vec4(z0.x, z1.x, z0.y, z1.y));
  z0 = perlinPair(permutation, table, h01.x, w);
  z1 = perlinPair(permutation, table, h01.y, w);
  x0y1 = perlinGradientCode4(vec4(z0.x, z1.x, z0.y, z1.y));
  z0 = perlinPair(permutation, table, h10.x, w);
  z1 = perlinPair(permutation, table, h10.y, w);
  x1y0 = perlinGradientCode4(vec4(z0.x, z1.x, z0.y, z1.y));
  z0 = perlinPair(permutation, table, h11.x, w);
  z1 = perlinPair(permutation, table, h11.y, w);
  x1y1 = perlinGradientCode4(vec4(z0.x, z1.x, z0.y, z1.y));
}

#endif

#pragma glslify: export(perlinCorners4)
