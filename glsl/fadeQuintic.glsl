// Fade 6t^5 - 15t^4 + 10t^3 (Perlin 2002): first and second derivative vanish at both ends.

#ifndef PERLIN_FADE_QUINTIC
#define PERLIN_FADE_QUINTIC

highp float perlinFadeQuintic(highp float t) {
  return t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
}

highp vec2 perlinFadeQuintic(highp vec2 t) {
  return t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
}

highp vec3 perlinFadeQuintic(highp vec3 t) {
  return t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
}

highp vec4 perlinFadeQuintic(highp vec4 t) {
  return t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
}

#endif

#pragma glslify: export(perlinFadeQuintic)
