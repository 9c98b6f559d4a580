  // The normal likewise, as morphnormal_vertex makes it.
  highp vec3 perlinRestNormal = normal;
  // With flat shading three leaves USE_MORPHNORMALS out, though not in the shadow pass; two texels a vertex hold them.
  #if defined(USE_MORPHNORMALS) || (defined(FLAT_SHADED) && defined(MORPHTARGETS_COUNT) && MORPHTARGETS_TEXTURE_STRIDE == 2)
    perlinRestNormal *= morphTargetBaseInfluence;
    for (int i = 0; i < MORPHTARGETS_COUNT; i++) {
      if (morphTargetInfluences[i] != 0.0) perlinRestNormal += getMorph(gl_VertexID, i, 1).xyz * morphTargetInfluences[i];
    }
  #endif
  highp vec3 perlinDirection;
  highp vec3 perlinSlope;
  highp float perlinStretch;
  highp float perlinOffset = perlinDisplace(perlinRest, perlinRestNormal, perlinDirection, perlinSlope, perlinStretch);
