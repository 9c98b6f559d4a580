// Fade t: continuous, but its slope jumps at lattice lines.

#ifndef PERLIN_FADE_LINEAR
#define PERLIN_FADE_LINEAR

highp float perlinFadeLinear(highp float t) {
  return t;
}

highp vec2 perlinFadeLinear(highp vec2 t) {
  return t;
}

highp vec3 perlinFadeLinear(highp vec3 t) {
  return t;
}

highp vec4 perlinFadeLinear(highp vec4 t) {
  return t;
}

#endif

#pragma glslify: export(perlinFadeLinear)
