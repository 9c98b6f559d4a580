// The normal of the displaced surface at a pixel, in view space, where three would interpolate those of the vertices.
highp vec3 perlinPixelNormal() {
  precision highp float;
  vec3 direction;
  vec3 slope;
  float stretch;
  vec3 rest = normalize(vPerlinNormal);
  perlinDisplace(vPerlinRest, rest, direction, slope, stretch);
  vec3 turned = perlinTurnNormal(rest, direction, slope, stretch);
  // As three moves the normals of vertices: an instance may be scaled, but not sheared.
  #ifdef PERLIN_SKIN
    turned = vPerlinSkin * turned;
  #endif
  #ifdef PERLIN_INSTANCE
    mat3 instance = mat3(PERLIN_INSTANCE);
    turned /= vec3(dot(instance[0], instance[0]), dot(instance[1], instance[1]), dot(instance[2], instance[2]));
    turned = instance * turned;
  #endif
  turned = normalize(normalMatrix * turned);
  #ifdef FLIP_SIDED
    return -turned;
  #else
    return turned;
  #endif
}
