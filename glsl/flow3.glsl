// 3D flow noise (Perlin and Neyret 2001): perlin3 whose gradients turn with p.w, once per unit. Range +-1.2095.
// table: v of the row in the permutation texture, layer in the gradient textures.
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)
#pragma glslify: perlinHash3 = require(./hash3)
#pragma glslify: perlinTurn = require(./turn)
#pragma glslify: perlinInterpolateFlow3 = require(./interpolateFlow3)

#ifndef PERLIN_FLOW3
#define PERLIN_FLOW3

highp float flow3(highp sampler2D permutation, highp usampler2DArray gradients, highp vec2 table, highp vec4 p) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p.xyz);
  vec3 f = p.xyz - cell;
  ivec4 x0;
  ivec4 x1;
  perlinHash3(permutation, gradients, table, cell, x0, x1);
  return perlinInterpolateFlow3(x0, x1, f, perlinFadeQuintic(f), perlinTurn(p.w));
}

#endif

#pragma glslify: export(flow3)
