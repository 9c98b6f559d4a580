// Derivative of the quintic fade, 30t^4 - 60t^3 + 30t^2, factored: in float32 the sum would lose three bits near t = 1.

#ifndef PERLIN_FADE_QUINTIC_DERIVATIVE
#define PERLIN_FADE_QUINTIC_DERIVATIVE

highp float perlinFadeQuinticDerivative(highp float t) {
  highp float s = t * (1.0 - t);
  return 30.0 * s * s;
}

highp vec2 perlinFadeQuinticDerivative(highp vec2 t) {
  highp vec2 s = t * (1.0 - t);
  return 30.0 * s * s;
}

highp vec3 perlinFadeQuinticDerivative(highp vec3 t) {
  highp vec3 s = t * (1.0 - t);
  return 30.0 * s * s;
}

highp vec4 perlinFadeQuinticDerivative(highp vec4 t) {
  highp vec4 s = t * (1.0 - t);
  return 30.0 * s * s;
}

#endif

#pragma glslify: export(perlinFadeQuinticDerivative)
