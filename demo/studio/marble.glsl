// Veins lie where noise crosses zero; turbulence bends them.

uniform float marbleScale;
uniform float marbleOctaves;
uniform float marbleContrast;
uniform float marbleTurbulence;
uniform vec3 marbleGround;
uniform vec3 marbleVein;
uniform vec3 marbleGold;

Solid marble(vec3 p, float pixel) {
  vec3 q = p * marbleScale;
  float seen = pixel * marbleScale;
  float bend = marbleTurbulence * solidTurbulence(q * 1.2, marbleOctaves, seen * 1.2);
  vec3 unused;
  float cloud = solidFbm(q * 0.7 + 3.1 + 0.5 * bend, marbleOctaves, seen, unused);

  float wide = abs(perlin3(q * vec3(0.85, 0.6, 0.85) + vec3(1.0, 0.4, -0.7) * bend));
  float broad = pow(1.0 - smoothstep(0.0, 0.34, wide), 2.2);
  float core = pow(1.0 - smoothstep(0.0, 0.05 + seen, wide), 1.5);
  float hair = abs(perlin3(q * 1.9 + 5.7 + vec3(-0.8, 1.0, 0.6) * bend * 1.4));
  float thin = (1.0 - smoothstep(0.0, 0.045 + 1.4 * seen, hair)) * smoothstep(-0.15, 0.35, cloud + 0.1);

  Solid solid;
  float dark =
    marbleContrast * clamp(0.22 * smoothstep(-0.3, 0.4, cloud) + 0.5 * broad + 0.45 * core * (0.6 + cloud), 0.0, 1.0);
  solid.colour = mix(marbleGround, marbleVein, clamp(dark, 0.0, 1.0));
  solid.colour = mix(
    solid.colour,
    marbleGold,
    clamp(marbleContrast * (0.75 * thin + 0.3 * core * smoothstep(0.0, 0.3, cloud)), 0.0, 1.0)
  );
  solid.roughness = 0.34 + 0.2 * dark;
  solid.metalness = 0.0;
  solid.slope = vec3(0.0);
  return solid;
}
