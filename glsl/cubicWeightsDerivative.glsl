// Derivatives of the Catmull-Rom weights. Their sum is 0.

#ifndef PERLIN_CUBIC_WEIGHTS_DERIVATIVE
#define PERLIN_CUBIC_WEIGHTS_DERIVATIVE

highp vec4 perlinCubicWeightsDerivative(highp float t) {
  precision highp float;
  precision highp int;

  float s = 1.0 - t;
  return vec4(0.5 * s * (2.0 * t - s), t * (4.5 * t - 5.0), -s * (4.5 * s - 5.0), 0.5 * t * (t - 2.0 * s));
}

#endif

#pragma glslify: export(perlinCubicWeightsDerivative)
