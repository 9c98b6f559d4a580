// 2D value noise on the fract(sin(dot)) hash, range 0 .. 1. Unportable: GPUs differ from each other and from doubles,
// because the sine of a large argument is multiplied by 43758.5453. For comparison; value2 is the right one.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinSinHashCorners2 = require(./sinHashCorners2)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)

#ifndef PERLIN_SIN_HASH2
#define PERLIN_SIN_HASH2

highp float sinHash2(highp vec2 p) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  return perlinInterpolateValue2(perlinSinHashCorners2(cell), perlinFadeQuintic(p - cell));
}

#endif

#pragma glslify: export(sinHash2)
