// Gradient dots at sixteen corners, joined by fifteen lerps. f is the position in the cell, w its fade.
// The codes' "+ 1" adds sum of (f - w) over the axes, which is taken off at the end.
#pragma glslify: perlinGradientDot = require(./gradientDot)
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_INTERPOLATE4
#define PERLIN_INTERPOLATE4

highp float perlinInterpolate4(
  highp ivec4 x0y0,
  highp ivec4 x0y1,
  highp ivec4 x1y0,
  highp ivec4 x1y1,
  highp vec4 f,
  highp vec4 w
) {
  precision highp float;
  precision highp int;

  vec2 x = vec2(f.x, f.x - 1.0);
  vec2 y = vec2(f.y, f.y - 1.0) * 0.25;
  vec4 z = vec4(f.z, f.z - 1.0, f.z, f.z - 1.0) * 0.0625;
  vec4 t = vec4(f.w, f.w, f.w - 1.0, f.w - 1.0) * 0.015625;
  vec4 x0 = perlinLerp(perlinGradientDot(x0y0, x.x, y.x, z, t), perlinGradientDot(x0y1, x.x, y.y, z, t), w.y);
  vec4 x1 = perlinLerp(perlinGradientDot(x1y0, x.y, y.x, z, t), perlinGradientDot(x1y1, x.y, y.y, z, t), w.y);
  vec4 zw = perlinLerp(x0, x1, w.x);
  vec2 w01 = perlinLerp(zw.xz, zw.yw, w.z);
  vec4 offset = f - w;
  return perlinLerp(w01.x, w01.y, w.w) - (offset.x + offset.y + offset.z + offset.w);
}

#endif

#pragma glslify: export(perlinInterpolate4)
