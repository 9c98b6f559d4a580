  // Rest position and direction, morph targets included as morphtarget_vertex and morphnormal_vertex include them.
  highp vec3 perlinRest = position;
  #ifdef USE_MORPHTARGETS
    perlinRest *= morphTargetBaseInfluence;
    for (int i = 0; i < MORPHTARGETS_COUNT; i++) {
      if (morphTargetInfluences[i] != 0.0) perlinRest += getMorph(gl_VertexID, i, 0).xyz * morphTargetInfluences[i];
    }
  #endif
  #ifdef PERLIN_ALONG_NORMAL
    highp vec3 perlinDirection = normal;
    // With flat shading three leaves USE_MORPHNORMALS out, though not in the shadow pass; two texels a vertex hold them.
    #if defined(USE_MORPHNORMALS) || (defined(FLAT_SHADED) && defined(MORPHTARGETS_COUNT) && MORPHTARGETS_TEXTURE_STRIDE == 2)
      perlinDirection *= morphTargetBaseInfluence;
      for (int i = 0; i < MORPHTARGETS_COUNT; i++) {
        if (morphTargetInfluences[i] != 0.0) perlinDirection += getMorph(gl_VertexID, i, 1).xyz * morphTargetInfluences[i];
      }
    #endif
    // A vertex without a normal stays where it is: dividing by 0 would make its triangles vanish.
    perlinDirection *= inversesqrt(max(dot(perlinDirection, perlinDirection), 1e-20));
  #elif defined(PERLIN_ALONG_RADIAL)
    // So does a vertex in the centre.
    highp float perlinRadius = max(length(perlinRest), 1e-10);
    highp vec3 perlinDirection = perlinRest / perlinRadius;
  #else
    highp vec3 perlinDirection = PERLIN_DIRECTION;
  #endif
  highp vec3 perlinSlope;
  highp float perlinOffset = perlinHeight(perlinRest, perlinSlope);
  // The surface moves by J = stretch + direction slope^T: what the direction itself turns by goes into both.
  highp float perlinStretch = 1.0;
  #ifdef PERLIN_ALONG_NORMAL
    perlinStretch += PERLIN_CURVATURE * perlinOffset;
  #elif defined(PERLIN_ALONG_RADIAL)
    perlinStretch += perlinOffset / perlinRadius;
    perlinSlope -= perlinDirection * (perlinOffset / perlinRadius);
  #endif
