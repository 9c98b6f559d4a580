  #ifdef PERLIN_PIXEL_NORMALS
    vPerlinRest = perlinRest;
    vPerlinNormal = objectNormal;
  #endif
  objectNormal = perlinTurn(objectNormal, perlinDirection, perlinSlope, perlinStretch);
  #ifdef USE_TANGENT
    objectTangent = perlinStretch * objectTangent + dot(perlinSlope, objectTangent) * perlinDirection;
  #endif
