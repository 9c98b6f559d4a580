// Dot product of a coded gradient with an offset, for one corner or for four at once. A code holds each component g in
// {-1, 0, 1} as g + 1 in two bits, so offsets come scaled: (x, y/4, z/16, w/64) undoes the bits' weights, and the caller
// subtracts the sum of the offsets that the "+ 1" has added.

#ifndef PERLIN_GRADIENT_DOT
#define PERLIN_GRADIENT_DOT

highp float perlinGradientDot(highp int code, highp vec3 offset) {
  return float(code & 3) * offset.x + float(code & 12) * offset.y + float(code & 48) * offset.z;
}

highp vec4 perlinGradientDot(highp ivec4 code, highp vec4 x, highp vec4 y) {
  return vec4(code & 3) * x + vec4(code & 12) * y;
}

highp vec4 perlinGradientDot(highp ivec4 code, highp float x, highp float y, highp vec4 z, highp vec4 w) {
  return vec4(code & 3) * x + vec4(code & 12) * y + vec4(code & 48) * z + vec4(code & 192) * w;
}

#endif

#pragma glslify: export(perlinGradientDot)
