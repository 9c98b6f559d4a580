// How much of a noise is left between samples that lie `width` cells apart along each axis: (1 - width^2 / 4)^2, so all
// of it at 0, nothing from 2 cells on. Close to what a box of that width leaves of the noise (0.56 for 0.73 at one
// cell), and lower where a sample would be mostly alias.

#ifndef PERLIN_BAND_WEIGHT
#define PERLIN_BAND_WEIGHT

highp float perlinBandWeight(highp vec3 width) {
  precision highp float;
  precision highp int;

  vec3 left = max(1.0 - 0.25 * width * width, 0.0);
  left *= left;
  return left.x * left.y * left.z;
}

#endif

#pragma glslify: export(perlinBandWeight)
