// perlinInterpolateValue3 with its exact gradient.
#pragma glslify: perlinLerp = require(./lerp)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)
#pragma glslify: perlinInterpolateValue2Gradient = require(./interpolateValue2Gradient)

#ifndef PERLIN_INTERPOLATE_VALUE3_GRADIENT
#define PERLIN_INTERPOLATE_VALUE3_GRADIENT

highp float perlinInterpolateValue3Gradient(
  highp vec4 x0,
  highp vec4 x1,
  highp vec3 w,
  highp vec3 dw,
  out highp vec3 gradient
) {
  precision highp float;
  precision highp int;

  vec4 dx = x1 - x0;
  gradient.x = dw.x * perlinInterpolateValue2(dx, w.yz);
  vec2 yz;
  float value = perlinInterpolateValue2Gradient(x0 + w.x * dx, w.yz, dw.yz, yz);
  gradient.yz = yz;
  return value;
}

#endif

#pragma glslify: export(perlinInterpolateValue3Gradient)
