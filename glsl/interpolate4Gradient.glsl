// perlinInterpolate4 with its exact gradient, one axis after the other: x, y, z, w.
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_INTERPOLATE4_GRADIENT
#define PERLIN_INTERPOLATE4_GRADIENT

highp float perlinInterpolate4Gradient(
  highp ivec4 x0y0,
  highp ivec4 x0y1,
  highp ivec4 x1y0,
  highp ivec4 x1y1,
  highp vec4 f,
  highp vec4 w,
  highp vec4 dw,
  out highp vec4 gradient
) {
  precision highp float;
  precision highp int;

  vec4 zOffset = vec4(f.z, f.z - 1.0, f.z, f.z - 1.0);
  vec4 wOffset = vec4(f.w, f.w, f.w - 1.0, f.w - 1.0);
  vec4 nx[2];
  vec4 dx[2];
  vec4 gx[2];
  vec4 gy[2];
  vec4 gz[2];
  vec4 gw[2];
  for (int i = 0; i < 2; i++) {
    ivec4 a = i == 0 ? x0y0 : x0y1;
    ivec4 b = i == 0 ? x1y0 : x1y1;
    float yOffset = f.y - float(i);
    vec4 ax = vec4(a & 3) - 1.0;
    vec4 ay = vec4(a & 12) * 0.25 - 1.0;
    vec4 az = vec4(a & 48) * 0.0625 - 1.0;
    vec4 aw = vec4(a & 192) * 0.015625 - 1.0;
    vec4 bx = vec4(b & 3) - 1.0;
    vec4 by = vec4(b & 12) * 0.25 - 1.0;
    vec4 bz = vec4(b & 48) * 0.0625 - 1.0;
    vec4 bw = vec4(b & 192) * 0.015625 - 1.0;
    vec4 na = ax * f.x + ay * yOffset + az * zOffset + aw * wOffset;
    vec4 nb = bx * (f.x - 1.0) + by * yOffset + bz * zOffset + bw * wOffset;
    dx[i] = nb - na;
    nx[i] = na + w.x * dx[i];
    gx[i] = perlinLerp(ax, bx, w.x);
    gy[i] = perlinLerp(ay, by, w.x);
    gz[i] = perlinLerp(az, bz, w.x);
    gw[i] = perlinLerp(aw, bw, w.x);
  }
  vec4 dy = nx[1] - nx[0];
  vec4 ny = nx[0] + w.y * dy;
  // Columns: the gradient's x, y, z, w (dw times the side differences included), rows: the four (z, w) corners.
  mat4 g = mat4(
    perlinLerp(gx[0], gx[1], w.y) + dw.x * perlinLerp(dx[0], dx[1], w.y),
    perlinLerp(gy[0], gy[1], w.y) + dw.y * dy,
    perlinLerp(gz[0], gz[1], w.y),
    perlinLerp(gw[0], gw[1], w.y)
  );
  vec2 dz = ny.yw - ny.xz;
  vec2 nz = ny.xz + w.z * dz;
  float dwSide = nz.y - nz.x;
  vec4 w0 = vec4(1.0 - w.z, w.z, 0.0, 0.0);
  vec4 w1 = w0.zwxy;
  gradient = perlinLerp(w0 * g, w1 * g, w.w);
  gradient.z += dw.z * perlinLerp(dz.x, dz.y, w.w);
  gradient.w += dw.w * dwSide;
  return nz.x + w.w * dwSide;
}

#endif

#pragma glslify: export(perlinInterpolate4Gradient)
