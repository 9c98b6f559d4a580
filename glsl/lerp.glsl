// Linear interpolation a + t(b - a).

#ifndef PERLIN_LERP
#define PERLIN_LERP

highp float perlinLerp(highp float a, highp float b, highp float t) {
  return a + t * (b - a);
}

highp vec2 perlinLerp(highp vec2 a, highp vec2 b, highp float t) {
  return a + t * (b - a);
}

highp vec3 perlinLerp(highp vec3 a, highp vec3 b, highp float t) {
  return a + t * (b - a);
}

highp vec4 perlinLerp(highp vec4 a, highp vec4 b, highp float t) {
  return a + t * (b - a);
}

#endif

#pragma glslify: export(perlinLerp)
