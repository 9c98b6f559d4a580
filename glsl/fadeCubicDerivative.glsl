// Derivative of the cubic fade, 6t(1 - t).

#ifndef PERLIN_FADE_CUBIC_DERIVATIVE
#define PERLIN_FADE_CUBIC_DERIVATIVE

highp float perlinFadeCubicDerivative(highp float t) {
  return t * (6.0 - 6.0 * t);
}

highp vec2 perlinFadeCubicDerivative(highp vec2 t) {
  return t * (6.0 - 6.0 * t);
}

highp vec3 perlinFadeCubicDerivative(highp vec3 t) {
  return t * (6.0 - 6.0 * t);
}

highp vec4 perlinFadeCubicDerivative(highp vec4 t) {
  return t * (6.0 - 6.0 * t);
}

#endif

#pragma glslify: export(perlinFadeCubicDerivative)
