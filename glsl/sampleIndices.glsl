// Texture coordinates along one axis of the samples cell - 1 .. cell + 2 of a map that has `size` samples. Indices repeat
// after `period`: size to begin again, 2 size - 2 to run back and forth.

#ifndef PERLIN_SAMPLE_INDICES
#define PERLIN_SAMPLE_INDICES

highp vec4 perlinSampleIndices(highp float cell, highp float size, highp float period) {
  precision highp float;
  precision highp int;

  vec4 i = cell + vec4(-1.0, 0.0, 1.0, 2.0);
  // The half keeps a division that rounds away from the whole numbers.
  i -= period * floor((i + 0.5) / period);
  return (min(i, 2.0 * size - 2.0 - i) + 0.5) / size;
}

#endif

#pragma glslify: export(perlinSampleIndices)
