// Derivative of the quintic fade, 30t^4 - 60t^3 + 30t^2.

#ifndef PERLIN_FADE_QUINTIC_DERIVATIVE
#define PERLIN_FADE_QUINTIC_DERIVATIVE

highp float perlinFadeQuinticDerivative(highp float t) {
  return t * t * (t * (t * 30.0 - 60.0) + 30.0);
}

highp vec2 perlinFadeQuinticDerivative(highp vec2 t) {
  return t * t * (t * (t * 30.0 - 60.0) + 30.0);
}

highp vec3 perlinFadeQuinticDerivative(highp vec3 t) {
  return t * t * (t * (t * 30.0 - 60.0) + 30.0);
}

highp vec4 perlinFadeQuinticDerivative(highp vec4 t) {
  return t * t * (t * (t * 30.0 - 60.0) + 30.0);
}

#endif

#pragma glslify: export(perlinFadeQuinticDerivative)
