// perlinInterpolate3 with its exact gradient: along each axis that of the blended corners, plus dw times the difference
// of the two sides. The codes' "+ 1" shifts every component by 1, and each difference by -1.
#pragma glslify: perlinLerp = require(./lerp)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)
#pragma glslify: perlinInterpolateValue2Gradient = require(./interpolateValue2Gradient)

#ifndef PERLIN_INTERPOLATE3_GRADIENT
#define PERLIN_INTERPOLATE3_GRADIENT

highp float perlinInterpolate3Gradient(
  highp ivec4 x0,
  highp ivec4 x1,
  highp vec3 f,
  highp vec3 w,
  highp vec3 dw,
  out highp vec3 gradient
) {
  precision highp float;
  precision highp int;

  vec4 y = vec4(f.y, f.y - 1.0, f.y, f.y - 1.0);
  vec4 z = vec4(f.z, f.z, f.z - 1.0, f.z - 1.0);
  vec4 gx = vec4(x0 & 3);
  vec4 gy = vec4(x0 & 12) * 0.25;
  vec4 gz = vec4(x0 & 48) * 0.0625;
  vec4 hx = vec4(x1 & 3);
  vec4 hy = vec4(x1 & 12) * 0.25;
  vec4 hz = vec4(x1 & 48) * 0.0625;
  vec4 n = gx * f.x + gy * y + gz * z;
  vec4 dx = hx * (f.x - 1.0) + hy * y + hz * z - n;
  vec2 yz;
  float value = perlinInterpolateValue2Gradient(n + w.x * dx, w.yz, dw.yz, yz);
  vec3 sides = vec3(dw.x * perlinInterpolateValue2(dx, w.yz), yz);
  vec3 blended = vec3(
    perlinInterpolateValue2(perlinLerp(gx, hx, w.x), w.yz),
    perlinInterpolateValue2(perlinLerp(gy, hy, w.x), w.yz),
    perlinInterpolateValue2(perlinLerp(gz, hz, w.x), w.yz)
  );
  gradient = blended - 1.0 + (sides + dw);
  vec3 offset = f - w;
  return value - (offset.x + offset.y + offset.z);
}

#endif

#pragma glslify: export(perlinInterpolate3Gradient)
