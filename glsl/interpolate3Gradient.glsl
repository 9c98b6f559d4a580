// perlinInterpolate3 with its exact gradient. Along each axis the gradient is that of the blended corners plus
// dw times the difference of the two sides.
#pragma glslify: perlinLerp = require(./lerp)

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

  vec2 y = vec2(f.y, f.y - 1.0);
  vec2 z = vec2(f.z, f.z - 1.0);
  vec4 gx = vec4(x0 & 3);
  vec4 gy = vec4(x0 & 12) * 0.25;
  vec4 gz = vec4(x0 & 48) * 0.0625;
  vec4 hx = vec4(x1 & 3);
  vec4 hy = vec4(x1 & 12) * 0.25;
  vec4 hz = vec4(x1 & 48) * 0.0625;
  vec4 n0 = gx * f.x + gy * y.xyxy + gz * z.xxyy;
  vec4 dx = hx * (f.x - 1.0) + hy * y.xyxy + hz * z.xxyy - n0;
  vec4 n = n0 + w.x * dx;
  gx = perlinLerp(gx, hx, w.x);
  gy = perlinLerp(gy, hy, w.x);
  gz = perlinLerp(gz, hz, w.x);
  vec2 dxz = perlinLerp(dx.xz, dx.yw, w.y);
  vec2 dy = n.yw - n.xz;
  vec2 nz = n.xz + w.y * dy;
  vec2 gxz = perlinLerp(gx.xz, gx.yw, w.y);
  vec2 gyz = perlinLerp(gy.xz, gy.yw, w.y);
  vec2 gzz = perlinLerp(gz.xz, gz.yw, w.y);
  vec3 blended = vec3(perlinLerp(gxz.x, gxz.y, w.z), perlinLerp(gyz.x, gyz.y, w.z), perlinLerp(gzz.x, gzz.y, w.z));
  vec3 side = vec3(perlinLerp(dxz.x, dxz.y, w.z), perlinLerp(dy.x, dy.y, w.z), nz.y - nz.x);
  // The codes' "+ 1" shifts every component by one, and each difference of sides by minus one.
  gradient = blended - 1.0 + dw * (side + 1.0);
  vec3 offset = f - w;
  return perlinLerp(nz.x, nz.y, w.z) - (offset.x + offset.y + offset.z);
}

#endif

#pragma glslify: export(perlinInterpolate3Gradient)
