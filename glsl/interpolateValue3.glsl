// Seven lerps join the values at eight corners: x0 and x1 each in the order (y0 z0, y1 z0, y0 z1, y1 z1).
// w is the fade of the position in the cell.
#pragma glslify: perlinLerp = require(./lerp)
#pragma glslify: perlinInterpolateValue2 = require(./interpolateValue2)

#ifndef PERLIN_INTERPOLATE_VALUE3
#define PERLIN_INTERPOLATE_VALUE3

highp float perlinInterpolateValue3(highp vec4 x0, highp vec4 x1, highp vec3 w) {
  return perlinInterpolateValue2(perlinLerp(x0, x1, w.x), w.yz);
}

#endif

#pragma glslify: export(perlinInterpolateValue3)
