// How the surface moves at a rest position: by the returned offset along `direction`, and its tangents by
// J = stretch + direction slope^T. What the direction itself turns by is in `stretch` and `slope`.
highp float perlinDisplace(
  highp vec3 rest, highp vec3 normal,
  out highp vec3 direction, out highp vec3 slope, out highp float stretch
) {
  precision highp float;
  float offset = perlinHeight(rest, slope);
  stretch = 1.0;
  #ifdef PERLIN_ALONG_NORMAL
    // A vertex without a normal stays where it is: dividing by 0 would make its triangles vanish.
    direction = normal * inversesqrt(max(dot(normal, normal), 1e-20));
    stretch += PERLIN_CURVATURE * offset;
  #elif defined(PERLIN_ALONG_RADIAL)
    // So does a vertex in the centre.
    float radius = max(length(rest), 1e-10);
    direction = rest / radius;
    stretch += offset / radius;
    slope -= direction * (offset / radius);
  #else
    direction = PERLIN_DIRECTION;
  #endif
  return offset;
}

// J^-T n up to a factor.
highp vec3 perlinTurnNormal(highp vec3 normal, highp vec3 direction, highp vec3 slope, highp float stretch) {
  return (stretch + dot(slope, direction)) * normal - dot(direction, normal) * slope;
}
