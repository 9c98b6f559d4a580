// The matrix of this instance, which three declares too late for us in some materials.
#ifdef USE_INSTANCING
  #define PERLIN_INSTANCE instanceMatrix
#endif
#ifdef USE_BATCHING
  #define PERLIN_INSTANCE getBatchingMatrix(getIndirectIndex(gl_DrawID))
#endif
#ifdef USE_SKINNING
  #define PERLIN_SKIN
#endif
