// 3D noise as a widely copied article writes it: `hash & 0xb` reaches only eight of its twelve gradients, none of (+-1,
// 0, +-1), so the noise is biased and anisotropic, range +-1.0353. For comparison; perlin3 is the right one. Outside
// [0, 255) cells are found by floor, where the article's own code breaks.
// table.x: v of the row in the permutation texture.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinArticleCorners3 = require(./articleCorners3)
#pragma glslify: perlinInterpolate3 = require(./interpolate3)

#ifndef PERLIN_ARTICLE_PERLIN3
#define PERLIN_ARTICLE_PERLIN3

highp float articlePerlin3(highp sampler2D permutation, highp vec2 table, highp vec3 p) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p);
  vec3 f = p - cell;
  ivec4 x0;
  ivec4 x1;
  perlinArticleCorners3(permutation, table, perlinCells(cell.x), perlinCells(cell.y), perlinCells(cell.z), x0, x1);
  return perlinInterpolate3(x0, x1, f, perlinFadeQuintic(f));
}

#endif

#pragma glslify: export(articlePerlin3)
