// 4D Perlin noise: Ken Perlin's 32 gradients, corrected, with its exact gradient. Range +-1.5366, with Perlin's table
// +-1.361.
// Tiles after `period` cells on each axis; period components are integers >= 1, 256 means none.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinCorners4 = require(./corners4)
#pragma glslify: perlinInterpolate4Gradient = require(./interpolate4Gradient)

#ifndef PERLIN_PERLIN4_PERIODIC_GRADIENT
#define PERLIN_PERLIN4_PERIODIC_GRADIENT

highp float perlin4PeriodicGradient(
  highp sampler2D permutation,
  highp vec2 table,
  highp vec4 p,
  highp ivec4 period,
  out highp vec4 gradient
) {
  precision highp float;
  precision highp int;

  vec4 cell = floor(p);
  vec4 f = p - cell;
  ivec4 x0y0;
  ivec4 x0y1;
  ivec4 x1y0;
  ivec4 x1y1;
  perlinCorners4(
    permutation,
    table,
    perlinCells(cell.x, period.x),
    perlinCells(cell.y, period.y),
    perlinCells(cell.z, period.z),
    perlinCells(cell.w, period.w),
    x0y0,
    x0y1,
    x1y0,
    x1y1
  );
  return perlinInterpolate4Gradient(
    x0y0,
    x0y1,
    x1y0,
    x1y1,
    f,
    perlinFadeQuintic(f),
    perlinFadeQuinticDerivative(f),
    gradient
  );
}

#endif

#pragma glslify: export(perlin4PeriodicGradient)
