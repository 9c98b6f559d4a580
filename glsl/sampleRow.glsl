// Four samples of a row of a map.
#pragma glslify: perlinTable = require(./table)

#ifndef PERLIN_SAMPLE_ROW
#define PERLIN_SAMPLE_ROW

highp vec4 perlinSampleRow(highp sampler2D map, highp vec4 x, highp float y) {
  return vec4(
    perlinTable(map, vec2(x.x, y)).x,
    perlinTable(map, vec2(x.y, y)).x,
    perlinTable(map, vec2(x.z, y)).x,
    perlinTable(map, vec2(x.w, y)).x
  );
}

#endif

#pragma glslify: export(perlinSampleRow)
