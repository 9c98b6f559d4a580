  // J^-T n and J t up to a factor, with J = stretch + direction slope^T.
  objectNormal = (perlinStretch + dot(perlinSlope, perlinDirection)) * objectNormal -
    dot(perlinDirection, objectNormal) * perlinSlope;
  #ifdef USE_TANGENT
    objectTangent = perlinStretch * objectTangent + dot(perlinSlope, objectTangent) * perlinDirection;
  #endif
