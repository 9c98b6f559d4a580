// Fade 3t^2 - 2t^3 (Perlin 1985): its second derivative jumps by 12 at lattice lines, which lit surfaces show as
// creases.

#ifndef PERLIN_FADE_CUBIC
#define PERLIN_FADE_CUBIC

highp float perlinFadeCubic(highp float t) {
  return t * t * (3.0 - 2.0 * t);
}

highp vec2 perlinFadeCubic(highp vec2 t) {
  return t * t * (3.0 - 2.0 * t);
}

highp vec3 perlinFadeCubic(highp vec3 t) {
  return t * t * (3.0 - 2.0 * t);
}

highp vec4 perlinFadeCubic(highp vec4 t) {
  return t * t * (3.0 - 2.0 * t);
}

#endif

#pragma glslify: export(perlinFadeCubic)
