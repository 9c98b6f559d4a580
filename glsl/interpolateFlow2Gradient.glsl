// perlinInterpolateFlow2 with its exact gradient; the last component is per whole turn: the value a quarter of a turn
// further, times 2 pi.
#pragma glslify: perlinTurnGradients2 = require(./turnGradients2)
#pragma glslify: perlinInterpolateFlow2 = require(./interpolateFlow2)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)
#pragma glslify: perlinInterpolateValue2Gradient = require(./interpolateValue2Gradient)

#ifndef PERLIN_INTERPOLATE_FLOW2_GRADIENT
#define PERLIN_INTERPOLATE_FLOW2_GRADIENT

highp float perlinInterpolateFlow2Gradient(
  highp ivec4 code,
  highp vec2 f,
  highp vec2 w,
  highp vec2 dw,
  highp vec2 turn,
  out highp vec3 gradient
) {
  precision highp float;
  precision highp int;

  vec4 gx;
  vec4 gy;
  perlinTurnGradients2(code, turn, gx, gy);
  vec4 n = gx * vec4(f.x, f.x - 1.0, f.x, f.x - 1.0) + gy * vec4(f.y, f.y, f.y - 1.0, f.y - 1.0);
  vec2 sides;
  float value = perlinInterpolateValue2Gradient(n, w, dw, sides);
  gradient = vec3(
    sides + vec2(perlinInterpolateValue2(gx, w), perlinInterpolateValue2(gy, w)),
    6.28318531 * perlinInterpolateFlow2(code, f, w, vec2(-turn.y, turn.x))
  );
  return value;
}

#endif

#pragma glslify: export(perlinInterpolateFlow2Gradient)
