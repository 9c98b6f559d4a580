// Catmull-Rom weights of four samples at -1, 0, 1, 2 for a place t between the middle two, 0 .. 1. Their sum is 1.

#ifndef PERLIN_CUBIC_WEIGHTS
#define PERLIN_CUBIC_WEIGHTS

highp vec4 perlinCubicWeights(highp float t) {
  precision highp float;
  precision highp int;

  float s = 1.0 - t;
  return vec4(-0.5 * t * s * s, 1.0 + t * t * (1.5 * t - 2.5), 1.0 + s * s * (1.5 * s - 2.5), -0.5 * s * t * t);
}

#endif

#pragma glslify: export(perlinCubicWeights)
