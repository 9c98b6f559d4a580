precision highp float;

#pragma glslify: perlin3 = require(three-perlin/glsl/perlin3.glsl)

uniform highp sampler2D perlinPermutation;
uniform highp usampler2DArray perlinGradients;

// Of the first of one seed: the middle of its row in the permutation texture, and its layer of 3D gradients.
const vec2 table = vec2(0.5, 1.0);

void main() {
  vec3 p = vec3(gl_FragCoord.xy / 25.0, 0.5);
  gl_FragColor = vec4(vec3(0.5 + 0.5 * perlin3(perlinPermutation, perlinGradients, table, p)), 1.0);
}
