// 3D noise as a widely copied article writes it: `hash & 0xb` reaches only eight of its twelve gradients, none of (+-1,
// 0, +-1), so the noise is biased and anisotropic, range +-1.0353. For comparison; perlin3 is the right one. Outside
// [0, 255) cells are found by floor, where the article's own code breaks.
#pragma glslify: perlinCells = require(./cells)
#pragma glslify: perlinLattice3 = require(./lattice3)
#pragma glslify: perlinLerp = require(./lerp)
#pragma glslify: perlinFadeQuintic = require(./fadeQuintic)

#ifndef PERLIN_ARTICLE_PERLIN3
#define PERLIN_ARTICLE_PERLIN3

highp float articlePerlin3(highp sampler2D permutation, highp vec2 table, highp vec3 p) {
  precision highp float;
  precision highp int;

  vec3 cell = floor(p);
  vec3 f = p - cell;
  vec3 w = perlinFadeQuintic(f);
  vec4 hash[4];
  perlinLattice3(
    permutation,
    table,
    perlinCells(cell.x),
    perlinCells(cell.y),
    perlinCells(cell.z),
    hash[0],
    hash[1],
    hash[2],
    hash[3]
  );
  // Edges along z, in the order (x0 y0, x0 y1, x1 y0, x1 y1).
  vec4 edge;
  for (int i = 0; i < 4; i++) {
    vec2 corner = vec2(i / 2, i & 1);
    vec2 z;
    for (int k = 0; k < 2; k++) {
      int h = int((k == 0 ? hash[i].x : hash[i].y) + 0.5) & 11;
      vec3 offset = f - vec3(corner, float(k));
      vec2 pair = h < 8 ? offset.xy : offset.yz;
      z[k] = ((h & 1) == 0 ? pair.x : -pair.x) + ((h & 2) == 0 ? pair.y : -pair.y);
    }
    edge[i] = perlinLerp(z.x, z.y, w.z);
  }
  vec2 y = perlinLerp(edge.xy, edge.zw, w.x);
  return perlinLerp(y.x, y.y, w.y);
}

#endif

#pragma glslify: export(articlePerlin3)
