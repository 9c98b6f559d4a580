// The normal of the displaced surface at a pixel, in view space, where three would interpolate those of the vertices.
highp vec3 perlinPixelNormal() {
  precision highp float;
  vec3 direction;
  vec3 slope;
  float stretch;
  vec3 rest = normalize(vPerlinNormal);
  perlinDisplace(vPerlinRest, rest, direction, slope, stretch);
  vec3 turned = normalize(normalMatrix * perlinTurn(rest, direction, slope, stretch));
  #ifdef FLIP_SIDED
    return -turned;
  #else
    return turned;
  #endif
}
