// Linear sRGB of a colour that is given by the cube roots of its cone responses, in which Oklab is linear. What lies
// outside of sRGB is cut at 0. After Bjorn Ottosson, "A perceptual color space for image processing", 2020.

#ifndef PERLIN_CONES_TO_LINEAR
#define PERLIN_CONES_TO_LINEAR

highp vec3 perlinConesToLinear(highp vec3 roots) {
  precision highp float;
  precision highp int;

  vec3 cones = roots * roots * roots;
  vec3 color = vec3(4.0767416621, -1.2684380046, -0.0041960863) * cones.x;
  color += vec3(-3.3077115913, 2.6097574011, -0.703418614) * cones.y;
  color += vec3(0.2309699292, -0.3413193965, 1.707614701) * cones.z;
  return max(color, 0.0);
}

#endif

#pragma glslify: export(perlinConesToLinear)
