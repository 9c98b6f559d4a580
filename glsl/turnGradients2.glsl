// Components of the 2D gradients of four codes, turned: (x, y) to turn.x (x, y) + turn.y (-y, x), clockwise where the
// code's spin bit is set.

#ifndef PERLIN_TURN_GRADIENTS2
#define PERLIN_TURN_GRADIENTS2

void perlinTurnGradients2(highp ivec4 code, highp vec2 turn, out highp vec4 x, out highp vec4 y) {
  precision highp float;
  precision highp int;

  vec4 gx = vec4(code & 3) - 1.0;
  vec4 gy = vec4(code & 12) * 0.25 - 1.0;
  vec4 spin = turn.y - turn.y * 0.03125 * vec4(code & 64);
  x = turn.x * gx - spin * gy;
  y = turn.x * gy + spin * gx;
}

#endif

#pragma glslify: export(perlinTurnGradients2)
