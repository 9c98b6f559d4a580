// perlinInterpolateValue2 with its exact gradient.
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_INTERPOLATE_VALUE2_GRADIENT
#define PERLIN_INTERPOLATE_VALUE2_GRADIENT

highp float perlinInterpolateValue2Gradient(highp vec4 value, highp vec2 w, highp vec2 dw, out highp vec2 gradient) {
  precision highp float;
  precision highp int;

  vec2 dx = value.yw - value.xz;
  vec2 y01 = value.xz + w.x * dx;
  float dy = y01.y - y01.x;
  gradient = dw * vec2(perlinLerp(dx.x, dx.y, w.y), dy);
  return y01.x + w.y * dy;
}

#endif

#pragma glslify: export(perlinInterpolateValue2Gradient)
