// Gradient dots at four corners, joined by three lerps. f is the position in the cell, w its fade.
// The codes' "+ 1" adds the sum of weight * (offset.x + offset.y), which is that of f - w and is taken off at the end.
#pragma glslify: perlinGradientDot = require(./gradientDot)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)

#ifndef PERLIN_INTERPOLATE2
#define PERLIN_INTERPOLATE2

highp float perlinInterpolate2(highp ivec4 code, highp vec2 f, highp vec2 w) {
  precision highp float;
  precision highp int;

  vec4 x = vec4(f.x, f.x - 1.0, f.x, f.x - 1.0);
  vec4 y = vec4(f.y, f.y, f.y - 1.0, f.y - 1.0) * 0.25;
  vec2 offset = f - w;
  return perlinInterpolateValue2(perlinGradientDot(code, x, y), w) - (offset.x + offset.y);
}

#endif

#pragma glslify: export(perlinInterpolate2)
