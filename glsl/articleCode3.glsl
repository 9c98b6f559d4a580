// Codes of the gradients of four hashes in a widely copied article: `hash & 0xb` reaches (+-1, +-1, 0) and (0, +-1, +-1).

#ifndef PERLIN_ARTICLE_CODE3
#define PERLIN_ARTICLE_CODE3

highp ivec4 perlinArticleCode3(highp vec4 hash) {
  precision highp float;
  precision highp int;

  ivec4 h = ivec4(hash + 0.5);
  // Two components as g + 1, two bits each; bit 3 moves them from x and y to y and z. The third is 0.
  ivec4 code = 10 - 2 * (h & 1) - 4 * (h & 2);
  return code + 16 + (h & 8) / 8 * (3 * code - 15);
}

#endif

#pragma glslify: export(perlinArticleCode3)
