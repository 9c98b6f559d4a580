// perlinInterpolateFlow3 with its exact gradient; the last component is per whole turn: the value a quarter of a turn
// further, times 2 pi.
#pragma glslify: perlinLerp = require(./lerp)
#pragma glslify: perlinTurnGradients3 = require(./turnGradients3)
#pragma glslify: perlinInterpolateFlow3 = require(./interpolateFlow3)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)
#pragma glslify: perlinInterpolateValue2Gradient = require(./interpolateValue2Gradient)

#ifndef PERLIN_INTERPOLATE_FLOW3_GRADIENT
#define PERLIN_INTERPOLATE_FLOW3_GRADIENT

highp float perlinInterpolateFlow3Gradient(
  highp ivec4 x0,
  highp ivec4 x1,
  highp vec3 f,
  highp vec3 w,
  highp vec3 dw,
  highp vec2 turn,
  out highp vec4 gradient
) {
  precision highp float;
  precision highp int;

  vec4 y = vec4(f.y, f.y - 1.0, f.y, f.y - 1.0);
  vec4 z = vec4(f.z, f.z, f.z - 1.0, f.z - 1.0);
  vec4 gx;
  vec4 gy;
  vec4 gz;
  vec4 hx;
  vec4 hy;
  vec4 hz;
  perlinTurnGradients3(x0, turn, gx, gy, gz);
  perlinTurnGradients3(x1, turn, hx, hy, hz);
  vec4 n = gx * f.x + gy * y + gz * z;
  vec4 dx = hx * (f.x - 1.0) + hy * y + hz * z - n;
  vec2 yz;
  float value = perlinInterpolateValue2Gradient(n + w.x * dx, w.yz, dw.yz, yz);
  vec3 sides = vec3(dw.x * perlinInterpolateValue2(dx, w.yz), yz);
  vec3 blended = vec3(
    perlinInterpolateValue2(perlinLerp(gx, hx, w.x), w.yz),
    perlinInterpolateValue2(perlinLerp(gy, hy, w.x), w.yz),
    perlinInterpolateValue2(perlinLerp(gz, hz, w.x), w.yz)
  );
  gradient = vec4(sides + blended, 6.28318531 * perlinInterpolateFlow3(x0, x1, f, w, vec2(-turn.y, turn.x)));
  return value;
}

#endif

#pragma glslify: export(perlinInterpolateFlow3Gradient)
