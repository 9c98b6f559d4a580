// perlinCorners3 with the gradients of articlePerlin3.
#pragma glslify: perlinLattice3 = require(./lattice3)
#pragma glslify: perlinArticleCode3 = require(./articleCode3)

#ifndef PERLIN_ARTICLE_CORNERS3
#define PERLIN_ARTICLE_CORNERS3

void perlinArticleCorners3(
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
  x0 = perlinArticleCode3(vec4(x0y0.x, x0y1.x, x0y0.y, x0y1.y));
  x1 = perlinArticleCode3(vec4(x1y0.x, x1y1.x, x1y0.y, x1y1.y));
}

#endif

#pragma glslify: export(perlinArticleCorners3)
