// What normals at pixels are computed from.
varying highp vec3 vPerlinRest;
varying highp vec3 vPerlinNormal;
#ifdef PERLIN_UV_SPACE
  varying highp vec2 vPerlinUv;
#endif
#ifdef PERLIN_INSTANCE
  flat varying highp mat4 vPerlinInstance;
#endif
#ifdef PERLIN_SKIN
  varying highp mat3 vPerlinSkin;
#endif
