// A map of numbers, read at p in samples: a smooth surface through all of them (Catmull-Rom, bicubic).
// map: NEAREST, numbers in the red channel. size: how many there are along each axis. period: see sampleIndices.
#pragma glslify: perlinCubicWeights = require(./cubicWeights)
#pragma glslify: perlinSampleIndices = require(./sampleIndices)
#pragma glslify: perlinSampleRow = require(./sampleRow)

#ifndef PERLIN_SAMPLED
#define PERLIN_SAMPLED

highp float perlinSampled(highp sampler2D map, highp vec2 size, highp vec2 period, highp vec2 p) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec4 x = perlinSampleIndices(cell.x, size.x, period.x);
  vec4 y = perlinSampleIndices(cell.y, size.y, period.y);
  vec4 wx = perlinCubicWeights(p.x - cell.x);
  vec4 rows = vec4(
    dot(wx, perlinSampleRow(map, x, y.x)),
    dot(wx, perlinSampleRow(map, x, y.y)),
    dot(wx, perlinSampleRow(map, x, y.z)),
    dot(wx, perlinSampleRow(map, x, y.w))
  );
  return dot(perlinCubicWeights(p.y - cell.y), rows);
}

#endif

#pragma glslify: export(perlinSampled)
