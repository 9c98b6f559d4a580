  transformed += perlinOffset * perlinDirection;
  #if defined(PERLIN_PIXEL_NORMALS) && defined(PERLIN_SKIN)
    vPerlinSkin = mat3(skinMatrix);
  #endif
