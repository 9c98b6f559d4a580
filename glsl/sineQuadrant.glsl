// Sine of `angle` radians, within +-0.8, plus a whole number of `quarters` of a turn. The polynomials are minimax fits:
// their own errors are 2.2e-9 and 1.2e-10, rounding adds 1.5e-7. GPUs' own sines may be off by 5e-4.

#ifndef PERLIN_SINE_QUADRANT
#define PERLIN_SINE_QUADRANT

highp float perlinSineQuadrant(highp float angle, highp float quarters) {
  precision highp float;
  precision highp int;

  float s = angle * angle;
  float sine = angle + angle * s * (-0.166666488 + s * (0.00833187568 - s * 0.000194827751));
  float cosine = 1.0 - 0.5 * s + s * s * (0.0416666446 + s * (-0.00138872518 + s * 0.0000244249232));
  float turned = fract(quarters * 0.25);
  float size = turned == 0.25 || turned == 0.75 ? cosine : sine;
  return turned < 0.5
    ? size
    : -size;
}

#endif

#pragma glslify: export(perlinSineQuadrant)
