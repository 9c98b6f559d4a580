// perlinInterpolate4 with its exact gradient: along each axis that of the blended corners, plus dw times the difference
// of the two sides. The codes' "+ 1" shifts every component by 1, and each difference by -1.
#pragma glslify: perlinGradientDot = require(./gradientDot)
#pragma glslify: perlinLerp = require(./lerp)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)
#pragma glslify: perlinInterpolateValue2Gradient = require(./interpolateValue2Gradient)

#ifndef PERLIN_INTERPOLATE4_GRADIENT
#define PERLIN_INTERPOLATE4_GRADIENT

highp float perlinInterpolate4Gradient(
  highp ivec4 x0y0,
  highp ivec4 x0y1,
  highp ivec4 x1y0,
  highp ivec4 x1y1,
  highp vec4 f,
  highp vec4 w,
  highp vec4 dw,
  out highp vec4 gradient
) {
  precision highp float;
  precision highp int;

  vec2 y = vec2(f.y, f.y - 1.0) * 0.25;
  vec4 z = vec4(f.z, f.z - 1.0, f.z, f.z - 1.0) * 0.0625;
  vec4 t = vec4(f.w, f.w, f.w - 1.0, f.w - 1.0) * 0.015625;
  vec4 y0 = perlinGradientDot(x0y0, f.x, y.x, z, t);
  vec4 y1 = perlinGradientDot(x0y1, f.x, y.y, z, t);
  vec4 dx0 = perlinGradientDot(x1y0, f.x - 1.0, y.x, z, t) - y0;
  vec4 dx1 = perlinGradientDot(x1y1, f.x - 1.0, y.y, z, t) - y1;
  y0 += w.x * dx0;
  vec4 dy = y1 + w.x * dx1 - y0;
  vec4 offset = f - w;
  vec2 zw;
  float value = perlinInterpolateValue2Gradient(y0 + w.y * dy, w.zw, dw.zw, zw);
  vec4 sides = vec4(
    dw.x * perlinInterpolateValue2(perlinLerp(dx0, dx1, w.y), w.zw),
    dw.y * perlinInterpolateValue2(dy, w.zw),
    zw
  );
  vec4 weight = vec4((1.0 - w.x) * (1.0 - w.y), (1.0 - w.x) * w.y, w.x * (1.0 - w.y), w.x * w.y);
  vec4 gx =
    vec4(x0y0 & 3) * weight.x + vec4(x0y1 & 3) * weight.y + vec4(x1y0 & 3) * weight.z + vec4(x1y1 & 3) * weight.w;
  vec4 gy =
    vec4(x0y0 & 12) * weight.x + vec4(x0y1 & 12) * weight.y + vec4(x1y0 & 12) * weight.z + vec4(x1y1 & 12) * weight.w;
  vec4 gz =
    vec4(x0y0 & 48) * weight.x + vec4(x0y1 & 48) * weight.y + vec4(x1y0 & 48) * weight.z + vec4(x1y1 & 48) * weight.w;
  vec4 gw =
    vec4(x0y0 & 192) * weight.x +
    vec4(x0y1 & 192) * weight.y +
    vec4(x1y0 & 192) * weight.z +
    vec4(x1y1 & 192) * weight.w;
  vec4 blended = vec4(
    perlinInterpolateValue2(gx, w.zw),
    perlinInterpolateValue2(gy, w.zw) * 0.25,
    perlinInterpolateValue2(gz, w.zw) * 0.0625,
    perlinInterpolateValue2(gw, w.zw) * 0.015625
  );
  gradient = blended - 1.0 + (sides + dw);
  return value - (offset.x + offset.y + offset.z + offset.w);
}

#endif

#pragma glslify: export(perlinInterpolate4Gradient)
