// Codes of the 4D gradients of four hashes: 32 directions with one zero component (Perlin's ImprovedNoise4D,
// corrected).
// The low three bits are signs, the next two choose the zero; rotating the code rotates the components.

#ifndef PERLIN_GRADIENT_CODE4
#define PERLIN_GRADIENT_CODE4

highp ivec4 perlinGradientCode4(highp vec4 hash) {
  precision highp float;
  precision highp int;

  ivec4 h = ivec4(hash + 0.5);
  ivec4 code = ((h & 4) / 2) | ((h & 2) * 4) | ((h & 1) * 32) | 64;
  ivec4 turn = ((h / 8) & 3) * 2;
  return (((code >> turn) | (code << 8 - turn))) & 255;
}

#endif

#pragma glslify: export(perlinGradientCode4)
