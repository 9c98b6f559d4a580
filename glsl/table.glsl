// The only reads of the table textures, at explicit level 0: legal in the vertex stage and inside branches.
// Both textures are NEAREST and REPEAT, so coordinates wrap by themselves.

#ifndef PERLIN_TABLE
#define PERLIN_TABLE

highp vec4 perlinTable(highp sampler2D permutation, highp vec2 at) {
  return textureLod(permutation, at, 0.0);
}

highp ivec4 perlinTable(highp usampler2DArray gradients, highp vec3 at) {
  return ivec4(textureLod(gradients, at, 0.0));
}

#endif

#pragma glslify: export(perlinTable)
