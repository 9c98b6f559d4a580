// Sine of x radians; with quarters of a turn added to x, 1.0 makes it the cosine, 2.0 the negative sine. Within 2e-7 up
// to |x| = 1e4; farther out the rounding of x itself counts for more.
#pragma glslify: perlinSineQuadrant = require(./sineQuadrant)

#ifndef PERLIN_SINE
#define PERLIN_SINE

highp float perlinSine(highp float x, highp float quarters) {
  precision highp float;
  precision highp int;

  float count = floor(x * 0.636619772 + 0.5);
  // Pi/2 in three parts, the first two so short that their products are exact.
  float angle = x - count * 1.5703125 - count * 0.000483751297 - count * 7.54979013e-8;
  // Past 1e5 the count is too rough and the products round; then too the result must stay a sine.
  return perlinSineQuadrant(clamp(angle, -0.8, 0.8), count + quarters);
}

highp float perlinSine(highp float x) {
  return perlinSine(x, 0.0);
}

#endif

#pragma glslify: export(perlinSine)
