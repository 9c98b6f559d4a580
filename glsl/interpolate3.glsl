// Gradient dots at eight corners, joined by seven lerps. f is the position in the cell, w its fade.
// The codes' "+ 1" adds sum of weight (offset.x + offset.y + offset.z) = sum of (f - w), which is taken off at the end.
#pragma glslify: perlinGradientDot = require(./gradientDot)
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_INTERPOLATE3
#define PERLIN_INTERPOLATE3

highp float perlinInterpolate3(highp ivec4 x0, highp ivec4 x1, highp vec3 f, highp vec3 w) {
  precision highp float;
  precision highp int;

  vec2 x = vec2(f.x, f.x - 1.0);
  vec2 y = vec2(f.y, f.y - 1.0) * 0.25;
  vec2 z = vec2(f.z, f.z - 1.0) * 0.0625;
  float y0z0 = perlinLerp(
    perlinGradientDot(x0.x, vec3(x.x, y.x, z.x)),
    perlinGradientDot(x1.x, vec3(x.y, y.x, z.x)),
    w.x
  );
  float y1z0 = perlinLerp(
    perlinGradientDot(x0.y, vec3(x.x, y.y, z.x)),
    perlinGradientDot(x1.y, vec3(x.y, y.y, z.x)),
    w.x
  );
  float z0 = perlinLerp(y0z0, y1z0, w.y);
  float y0z1 = perlinLerp(
    perlinGradientDot(x0.z, vec3(x.x, y.x, z.y)),
    perlinGradientDot(x1.z, vec3(x.y, y.x, z.y)),
    w.x
  );
  float y1z1 = perlinLerp(
    perlinGradientDot(x0.w, vec3(x.x, y.y, z.y)),
    perlinGradientDot(x1.w, vec3(x.y, y.y, z.y)),
    w.x
  );
  float z1 = perlinLerp(y0z1, y1z1, w.y);
  return perlinLerp(z0, z1, w.z) - (f.x - w.x + (f.y - w.y) + (f.z - w.z));
}

#endif

#pragma glslify: export(perlinInterpolate3)
