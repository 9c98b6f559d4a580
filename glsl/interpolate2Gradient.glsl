// perlinInterpolate2 with its exact gradient: along each axis that of the blended corners, plus dw times the difference
// of the two sides. The codes' "+ 1" shifts every component by 1, and each difference by -1.
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)
#pragma glslify: perlinInterpolateValue2Gradient = require(./interpolateValue2Gradient)

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

  vec4 gx = vec4(code & 3);
  vec4 gy = vec4(code & 12) * 0.25;
  vec4 n = gx * vec4(f.x, f.x - 1.0, f.x, f.x - 1.0) + gy * vec4(f.y, f.y, f.y - 1.0, f.y - 1.0);
  vec2 sides;
  float value = perlinInterpolateValue2Gradient(n, w, dw, sides);
  gradient = vec2(perlinInterpolateValue2(gx, w), perlinInterpolateValue2(gy, w)) - 1.0 + (sides + dw);
  vec2 offset = f - w;
  return value - (offset.x + offset.y);
}

#endif

#pragma glslify: export(perlinInterpolate2Gradient)
