// sinHash2 with its exact gradient: that of the noise of this very GPU. For comparison; value2 is the right one.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinFadeQuinticDerivative = require(./fadeQuinticDerivative)
#pragma glslify: perlinSinHashCorners2 = require(./sinHashCorners2)
#pragma glslify: perlinInterpolateValue2Gradient = require(./interpolateValue2Gradient)

#ifndef PERLIN_SIN_HASH2_GRADIENT
#define PERLIN_SIN_HASH2_GRADIENT

highp float sinHash2Gradient(highp vec2 p, out highp vec2 gradient) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec2 f = p - cell;
  return perlinInterpolateValue2Gradient(
    perlinSinHashCorners2(cell),
    perlinFadeQuintic(f),
    perlinFadeQuinticDerivative(f),
    gradient
  );
}

#endif

#pragma glslify: export(sinHash2Gradient)
