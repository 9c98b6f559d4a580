// Dots of turned gradients at eight corners, joined by seven lerps. f is the position in the cell, w its fade, `turn`
// the cosine and sine of the angle.
#pragma glslify: perlinLerp = require(./lerp)
#pragma glslify: perlinTurnGradients3 = require(./turnGradients3)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)

#ifndef PERLIN_INTERPOLATE_FLOW3
#define PERLIN_INTERPOLATE_FLOW3

highp float perlinInterpolateFlow3(highp ivec4 x0, highp ivec4 x1, highp vec3 f, highp vec3 w, highp vec2 turn) {
  precision highp float;
  precision highp int;

  vec4 y = vec4(f.y, f.y - 1.0, f.y, f.y - 1.0);
  vec4 z = vec4(f.z, f.z, f.z - 1.0, f.z - 1.0);
  vec4 gx;
  vec4 gy;
  vec4 gz;
  perlinTurnGradients3(x0, turn, gx, gy, gz);
  vec4 n0 = gx * f.x + gy * y + gz * z;
  perlinTurnGradients3(x1, turn, gx, gy, gz);
  vec4 n1 = gx * (f.x - 1.0) + gy * y + gz * z;
  return perlinInterpolateValue2(perlinLerp(n0, n1, w.x), w.yz);
}

#endif

#pragma glslify: export(perlinInterpolateFlow3)
