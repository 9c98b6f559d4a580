// perlinInterpolate2 with its exact gradient. Along each axis the gradient is that of the blended corners plus
// dw times the difference of the two sides.
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_INTERPOLATE2_GRADIENT
#define PERLIN_INTERPOLATE2_GRADIENT

highp float perlinInterpolate2Gradient(
  highp ivec4 code,
  highp vec2 f,
  highp vec2 w,
  highp vec2 dw,
  out highp vec2 gradient
) {
  precision highp float;
  precision highp int;

  vec4 gx = vec4(code & 3) - 1.0;
  vec4 gy = vec4(code & 12) * 0.25 - 1.0;
  vec4 n = gx * vec4(f.x, f.x - 1.0, f.x, f.x - 1.0) + gy * vec4(f.y, f.y, f.y - 1.0, f.y - 1.0);
  vec2 dx = n.yw - n.xz;
  vec2 y01 = n.xz + w.x * dx;
  float dy = y01.y - y01.x;
  vec2 gx01 = perlinLerp(gx.xz, gx.yw, w.x);
  vec2 gy01 = perlinLerp(gy.xz, gy.yw, w.x);
  gradient =
    vec2(perlinLerp(gx01.x, gx01.y, w.y), perlinLerp(gy01.x, gy01.y, w.y)) + dw * vec2(perlinLerp(dx.x, dx.y, w.y), dy);
  return y01.x + w.y * dy;
}

#endif

#pragma glslify: export(perlinInterpolate2Gradient)
