// Components of the 3D gradients of four codes, turned: g to turn.x g + turn.y q, where q is as long as g and at right
// angles to it. With e along the axis on which g is 0, q is +-e +- (e x g) / sqrt(2), the signs being the code's spin
// bits: the gradients never all lie in lattice directions.

#ifndef PERLIN_TURN_GRADIENTS3
#define PERLIN_TURN_GRADIENTS3

void perlinTurnGradients3(highp ivec4 code, highp vec2 turn, out highp vec4 x, out highp vec4 y, out highp vec4 z) {
  precision highp float;
  precision highp int;

  vec4 gx = vec4(code & 3) - 1.0;
  vec4 gy = vec4(code & 12) * 0.25 - 1.0;
  vec4 gz = vec4(code & 48) * 0.0625 - 1.0;
  vec4 ex = 1.0 - gx * gx;
  vec4 ey = 1.0 - gy * gy;
  vec4 ez = 1.0 - gz * gz;
  vec4 around = (1.0 - vec4(code & 64) * 0.03125) * (0.707106781 * turn.y);
  vec4 along = (1.0 - vec4(code & 128) * 0.015625) * turn.y;
  x = turn.x * gx + around * (ey * gz - ez * gy) + along * ex;
  y = turn.x * gy + around * (ez * gx - ex * gz) + along * ey;
  z = turn.x * gz + around * (ex * gy - ey * gx) + along * ez;
}

#endif

#pragma glslify: export(perlinTurnGradients3)
