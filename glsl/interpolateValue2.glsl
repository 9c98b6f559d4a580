// Three lerps join the values at four corners, in the order (x0 y0, x1 y0, x0 y1, x1 y1). w is the fade of the
// position in the cell.
#pragma glslify: perlinLerp = require(./lerp)

#ifndef PERLIN_INTERPOLATE_VALUE2
#define PERLIN_INTERPOLATE_VALUE2

highp float perlinInterpolateValue2(highp vec4 value, highp vec2 w) {
  precision highp float;
  precision highp int;

  vec2 y01 = perlinLerp(value.xz, value.yw, w.x);
  return perlinLerp(y01.x, y01.y, w.y);
}

#endif

#pragma glslify: export(perlinInterpolateValue2)
