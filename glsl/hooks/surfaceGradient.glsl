// The gradient on the surface, in rest space, of a function whose changes to the next pixels are (dx, dy).
highp vec3 perlinSurfaceGradient(highp float dx, highp float dy) {
  precision highp float;
  vec3 x = dFdx(vPerlinRest);
  vec3 y = dFdy(vPerlinRest);
  vec3 n = cross(x, y);
  return (cross(y, n) * dx + cross(n, x) * dy) / max(dot(n, n), 1e-30);
}
