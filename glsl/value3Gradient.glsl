// 3D value noise: table values h / 127.5 - 1 at the lattice points, joined by the fade, with its exact gradient. Range
// -1 .. 1.
// table.x: v of the row in the permutation texture.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice3 = require(./lattice3)
#pragma glslify: perlinInterpolateValue3Gradient = require(./interpolateValue3Gradient)

#ifndef PERLIN_VALUE3_GRADIENT
#define PERLIN_VALUE3_GRADIENT

highp float value3Gradient(highp sampler2D permutation, highp vec2 table, highp vec3 p, out highp vec3 gradient) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p);
  vec3 f = p - cell;
  vec4 x0y0;
  vec4 x0y1;
  vec4 x1y0;
  vec4 x1y1;
  perlinLattice3(
    permutation,
    table,
    perlinCells(cell.x),
    perlinCells(cell.y),
    perlinCells(cell.z),
    x0y0,
    x0y1,
    x1y0,
    x1y1
  );
  vec4 x0 = vec4(x0y0.x, x0y1.x, x0y0.y, x0y1.y) / 127.5 - 1.0;
  vec4 x1 = vec4(x1y0.x, x1y1.x, x1y0.y, x1y1.y) / 127.5 - 1.0;
  return perlinInterpolateValue3Gradient(x0, x1, perlinFadeQuintic(f), perlinFadeQuinticDerivative(f), gradient);
}

#endif

#pragma glslify: export(value3Gradient)
