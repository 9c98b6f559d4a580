// Values 0 .. 1 at the corners of the lattice square `cell`, in the order (x0 y0, x1 y0, x0 y1, x1 y1), by the
// fract(sin(dot)) hash.

#ifndef PERLIN_SIN_HASH_CORNERS2
#define PERLIN_SIN_HASH_CORNERS2

highp vec4 perlinSinHashCorners2(highp vec2 cell) {
  precision highp float;
  precision highp int;

  vec4 corner = vec4(
    dot(cell, vec2(12.9898, 78.233)),
    dot(cell + vec2(1.0, 0.0), vec2(12.9898, 78.233)),
    dot(cell + vec2(0.0, 1.0), vec2(12.9898, 78.233)),
    dot(cell + vec2(1.0, 1.0), vec2(12.9898, 78.233))
  );
  return fract(sin(corner) * 43758.5453);
}

#endif

#pragma glslify: export(perlinSinHashCorners2)
