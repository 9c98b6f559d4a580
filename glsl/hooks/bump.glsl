// A view-space normal bent by a height, given the height's changes to the next pixels. After Mikkelsen, "Bump Mapping
// Unparametrized Surfaces on the GPU" (2010).
highp vec3 perlinBump(highp vec3 normal, highp vec3 viewPosition, highp vec2 change, highp float face) {
  precision highp float;
  vec3 x = dFdx(viewPosition);
  vec3 y = dFdy(viewPosition);
  vec3 fromX = cross(y, normal);
  vec3 fromY = cross(normal, x);
  float area = dot(x, fromX) * face;
  #ifdef FLIP_SIDED
    // Seen from behind, the normal is turned round, and the relief is not.
    area = -area;
  #endif
  vec3 slope = sign(area) * (change.x * fromX + change.y * fromY);
  vec3 bent = abs(area) * normal - slope;
  float size = dot(bent, bent);
  // Seen edge-on, a surface has no area, and no slope that means anything. Squares of less than 1e-18 are 0 in float32.
  return size > 1e-36 ? bent * inversesqrt(size) : normal;
}
