// (cosine, sine) of an angle in turns, within 2e-7. It repeats exactly after 1, and is exact at quarters.
#pragma glslify: perlinSineQuadrant = require(./sineQuadrant)

#ifndef PERLIN_TURN
#define PERLIN_TURN

highp vec2 perlinTurn(highp float turns) {
  precision highp float;
  precision highp int;

  // Without whole turns first: the subtraction is exact, and so quarters can be rounded however large `turns` is.
  float part = turns - trunc(turns);
  float quarters = floor(part * 4.0 + 0.5);
  float angle = (part - quarters * 0.25) * 6.28318531;
  return vec2(perlinSineQuadrant(angle, quarters + 1.0), perlinSineQuadrant(angle, quarters));
}

#endif

#pragma glslify: export(perlinTurn)
