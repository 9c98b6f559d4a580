// 2D flow noise (Perlin and Neyret 2001): perlin2 whose gradients turn with p.z, once per unit. Range -1 .. 1.
// table: v of the row in the permutation texture, layer in the gradient textures.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinHash2 = require(./hash2)
#pragma glslify: perlinTurn = require(./turn)
#pragma glslify: perlinInterpolateFlow2 = require(./interpolateFlow2)

#ifndef PERLIN_FLOW2
#define PERLIN_FLOW2

highp float flow2(highp sampler2D permutation, highp usampler2DArray gradients, highp vec2 table, highp vec3 p) {
  precision highp float;
  precision highp int;

  vec2 cell = floor(p.xy);
  vec2 f = p.xy - cell;
  ivec4 code = perlinHash2(permutation, gradients, table, cell);
  return perlinInterpolateFlow2(code, f, perlinFadeQuintic(f), perlinTurn(p.z));
}

#endif

#pragma glslify: export(flow2)
