// Derivative of the linear fade.

#ifndef PERLIN_FADE_LINEAR_DERIVATIVE
#define PERLIN_FADE_LINEAR_DERIVATIVE

highp float perlinFadeLinearDerivative(highp float t) {
  return 1.0;
}

highp vec2 perlinFadeLinearDerivative(highp vec2 t) {
  return vec2(1.0);
}

highp vec3 perlinFadeLinearDerivative(highp vec3 t) {
  return vec3(1.0);
}

highp vec4 perlinFadeLinearDerivative(highp vec4 t) {
  return vec4(1.0);
}

#endif

#pragma glslify: export(perlinFadeLinearDerivative)
