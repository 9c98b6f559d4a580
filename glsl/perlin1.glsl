// 1D Perlin noise (Gustavson's noise1). Range -0.752 .. 0.752.
// table.x: v of the row in the permutation texture.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice1 = require(./lattice1)
#pragma glslify: perlinGradient1 = require(./gradient1)
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_PERLIN1
#define PERLIN_PERLIN1

highp float perlin1(highp sampler2D permutation, highp vec2 table, highp float p) {
  precision highp float;
  precision highp int;

  float cell = floor(p);
  float f = p - cell;
  vec2 slope = perlinGradient1(perlinLattice1(permutation, table, perlinCells(cell)).xy);
  vec2 n = slope * vec2(f, f - 1.0);
  return 0.188 * perlinLerp(n.x, n.y, perlinFadeQuintic(f));
}

#endif

#pragma glslify: export(perlin1)
