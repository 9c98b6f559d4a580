// Cast plaster, almost nothing. Where something stands, less light of the room gets in.

uniform vec3 plasterColour;
// Middle (x, z), radius and height above the floor of what stands here.
uniform vec4 contacts[3];

Solid plaster(vec3 p, float pixel) {
  vec3 slope;
  float stains = solidFbm(p * 0.45, 5.0, pixel * 0.45, slope);
  vec3 fine;
  float grain = solidFbm(p * 9.0, 2.0, pixel * 9.0, fine);
  float open = 1.0;
  for (int i = 0; i < 3; i++) {
    float away = length(p.xz - contacts[i].xy) / contacts[i].z;
    open *= 1.0 - contacts[i].w * exp(-2.6 * away * away);
  }
  Solid solid;
  solid.colour = plasterColour * (1.0 + 0.2 * stains + 0.1 * grain) * mix(open, 1.0, smoothstep(0.0, 1.5, p.y));
  solid.roughness = 0.85 - 0.2 * stains;
  solid.metalness = 0.0;
  solid.slope = fine * 0.012;
  return solid;
}
