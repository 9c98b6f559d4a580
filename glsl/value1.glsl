// 1D value noise: table values h / 127.5 - 1 at the lattice points, joined by the fade. Range -1 .. 1.
// table.x: v of the row in the permutation texture.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice1 = require(./lattice1)
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_VALUE1
#define PERLIN_VALUE1

highp float value1(highp sampler2D permutation, highp vec2 table, highp float p) {
  precision highp float;
  precision highp int;

  float cell = floor(p);
  float f = p - cell;
  vec2 value = perlinLattice1(permutation, table, perlinCells(cell)).xy / 127.5 - 1.0;
  return perlinLerp(value.x, value.y, perlinFadeQuintic(f));
}

#endif

#pragma glslify: export(value1)
