  // Rest position, morph targets included as morphtarget_vertex includes them. Several patches may need it.
  #ifndef PERLIN_REST
    #define PERLIN_REST
    highp vec3 perlinRest = position;
    #ifdef USE_MORPHTARGETS
      perlinRest *= morphTargetBaseInfluence;
      for (int i = 0; i < MORPHTARGETS_COUNT; i++) {
        if (morphTargetInfluences[i] != 0.0) perlinRest += getMorph(gl_VertexID, i, 0).xyz * morphTargetInfluences[i];
      }
    #endif
  #endif
