// Dots of turned gradients at four corners, joined by three lerps. f is the position in the cell, w its fade, `turn` the
// cosine and sine of the angle.
#pragma glslify: perlinTurnGradients2 = require(./turnGradients2)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)

#ifndef PERLIN_INTERPOLATE_FLOW2
#define PERLIN_INTERPOLATE_FLOW2

highp float perlinInterpolateFlow2(highp ivec4 code, highp vec2 f, highp vec2 w, highp vec2 turn) {
  precision highp float;
  precision highp int;

  vec4 gx;
  vec4 gy;
  perlinTurnGradients2(code, turn, gx, gy);
  vec4 n = gx * vec4(f.x, f.x - 1.0, f.x, f.x - 1.0) + gy * vec4(f.y, f.y, f.y - 1.0, f.y - 1.0);
  return perlinInterpolateValue2(n, w);
}

#endif

#pragma glslify: export(perlinInterpolateFlow2)
