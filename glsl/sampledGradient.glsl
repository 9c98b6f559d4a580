// The smooth surface through a map of numbers, with its exact gradient, per sample.
#pragma glslify: perlinCubicWeights = require(./cubicWeights)
#pragma glslify: perlinCubicWeightsDerivative = require(./cubicWeightsDerivative)
#pragma glslify: perlinSampleIndices = require(./sampleIndices)
#pragma glslify: perlinSampleRow = require(./sampleRow)

#ifndef PERLIN_SAMPLED_GRADIENT
#define PERLIN_SAMPLED_GRADIENT

highp float perlinSampledGradient(
  highp sampler2D map,
  highp vec2 size,
  highp vec2 period,
  highp vec2 p,
  out highp vec2 gradient
) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p);
  vec2 f = p - cell;
  vec4 x = perlinSampleIndices(cell.x, size.x, period.x);
  vec4 y = perlinSampleIndices(cell.y, size.y, period.y);
  // Columns are rows of the map.
  mat4 samples = mat4(
    perlinSampleRow(map, x, y.x),
    perlinSampleRow(map, x, y.y),
    perlinSampleRow(map, x, y.z),
    perlinSampleRow(map, x, y.w)
  );
  vec4 rows = perlinCubicWeights(f.x) * samples;
  vec4 wy = perlinCubicWeights(f.y);
  gradient = vec2(dot(wy, perlinCubicWeightsDerivative(f.x) * samples), dot(perlinCubicWeightsDerivative(f.y), rows));
  return dot(wy, rows);
}

#endif

#pragma glslify: export(perlinSampledGradient)
