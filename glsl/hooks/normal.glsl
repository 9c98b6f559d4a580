  #ifdef PERLIN_PIXEL_NORMALS
    vPerlinRest = perlinRest;
    vPerlinNormal = objectNormal;
    #ifdef PERLIN_UV_SPACE
      vPerlinUv = uv;
    #endif
    #ifdef PERLIN_INSTANCE
      vPerlinInstance = PERLIN_INSTANCE;
    #endif
  #endif
  objectNormal = perlinTurnNormal(objectNormal, perlinDirection, perlinSlope, perlinStretch);
  #ifdef USE_TANGENT
    objectTangent = perlinStretch * objectTangent + dot(perlinSlope, objectTangent) * perlinDirection;
  #endif
