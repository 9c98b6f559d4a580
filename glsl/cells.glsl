// The two lattice cells that enclose a point on one axis, folded into the table. Without a period they are
// neighbours modulo 256; the texture wraps the last one.

#ifndef PERLIN_CELLS
#define PERLIN_CELLS

highp vec2 perlinCells(highp float cell) {
  precision highp float;
  precision highp int;

  return fract(cell * 0.00390625) * 256.0 + vec2(0.0, 1.0);
}

highp vec2 perlinCells(highp float cell, highp int period) {
  precision highp float;
  precision highp int;

  float size = float(period);
  // Division may be off by an ulp on a GPU: the two corrections make the remainder exact all the same.
  float first = cell - size * floor(cell / size);
  first += first < 0.0 ? size : 0.0;
  first -= first >= size ? size : 0.0;
  // Octaves multiply periods far past 256, where the table itself repeats.
  float folded = fract(first * 0.00390625) * 256.0;
  return vec2(folded, first + 1.0 < size ? folded + 1.0 : 0.0);
}

#endif

#pragma glslify: export(perlinCells)
