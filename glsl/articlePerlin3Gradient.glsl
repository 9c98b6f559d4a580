// articlePerlin3, with its exact gradient: for comparison; perlin3 is the right one. Range +-1.0353.
// table.x: v of the row in the permutation texture.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinArticleCorners3 = require(./articleCorners3)
#pragma glslify: perlinInterpolate3Gradient = require(./interpolate3Gradient)

#ifndef PERLIN_ARTICLE_PERLIN3_GRADIENT
#define PERLIN_ARTICLE_PERLIN3_GRADIENT

highp float articlePerlin3Gradient(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec3 p,
  out highp vec3 gradient
) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p);
  vec3 f = p - cell;
  ivec4 x0;
  ivec4 x1;
  perlinArticleCorners3(permutation, table, perlinCells(cell.x), perlinCells(cell.y), perlinCells(cell.z), x0, x1);
  return perlinInterpolate3Gradient(x0, x1, f, perlinFadeQuintic(f), perlinFadeQuinticDerivative(f), gradient);
}

#endif

#pragma glslify: export(articlePerlin3Gradient)
