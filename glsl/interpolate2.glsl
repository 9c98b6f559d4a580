// Gradient dots at four corners, joined by three lerps. f is the position in the cell, w its fade.
// The codes' "+ 1" adds sum of weight (offset.x + offset.y) = sum of (f - w), which is taken off at the end.
#pragma glslify: perlinGradientDot = require(./gradientDot)
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_INTERPOLATE2
#define PERLIN_INTERPOLATE2

highp float perlinInterpolate2(highp ivec4 code, highp vec2 f, highp vec2 w) {
  precision highp float;
  precision highp int;

  vec2 x = vec2(f.x, f.x - 1.0);
  vec2 y = vec2(f.y, f.y - 1.0) * 0.25;
  float y0 = perlinLerp(perlinGradientDot(code.x, vec2(x.x, y.x)), perlinGradientDot(code.y, vec2(x.y, y.x)), w.x);
  float y1 = perlinLerp(perlinGradientDot(code.z, vec2(x.x, y.y)), perlinGradientDot(code.w, vec2(x.y, y.y)), w.x);
  return perlinLerp(y0, y1, w.y) - (f.x - w.x + (f.y - w.y));
}

#endif

#pragma glslify: export(perlinInterpolate2)
