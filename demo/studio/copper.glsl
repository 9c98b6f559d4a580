// Copper that has stood in the rain: bright where it is rubbed, brown where it is dull, green where it has weathered.

uniform float copperScale;
uniform float copperOctaves;
uniform float copperContrast;
uniform float copperPatina;
uniform float copperRelief;
uniform vec3 copperMetal;
uniform vec3 copperGreen;
// Half the width of the cube.
uniform float copperHalf;

Solid copper(vec3 p, float pixel) {
  vec3 q = p * copperScale;
  float seen = pixel * copperScale;
  vec3 slope;
  float weather = solidFbm(q, copperOctaves, seen, slope);
  float streaks = perlin3(vec3(q.x * 2.6, q.y * 0.35, q.z * 2.6) + 8.0);
  float low = 0.5 - 0.5 * p.y / copperHalf;

  // Edges are touched, and stay bright.
  vec3 reach = abs(p) / copperHalf;
  float nearest = max(min(reach.x, reach.y), min(max(reach.x, reach.y), reach.z));
  float rubbed = smoothstep(0.86, 0.97, nearest + 0.12 * weather);

  float amount = weather + 0.22 * streaks + 0.12 * low - 0.75 * rubbed + (copperPatina - 0.5) * 1.3;
  float sharp = mix(0.5, 0.07, copperContrast);
  float patina = smoothstep(0.06 - sharp, 0.06 + sharp, amount);
  float tarnish = smoothstep(-0.5, 0.3, amount + 0.3 * perlin3(q * 0.6 + 3.0));

  vec3 metal = copperMetal * mix(vec3(1.0), vec3(0.42, 0.3, 0.26), 0.62 * tarnish);
  float grain = perlin3(q * 9.0) * solidShown(0.11, seen);
  float blue = perlin3(q * 0.8 + 6.0);
  vec3 crust =
    copperGreen * mix(vec3(0.95, 1.0, 0.86), vec3(0.86, 0.98, 1.08), 0.5 + blue) * (0.84 + 0.8 * weather + 0.2 * grain);
  crust = mix(crust, copperMetal * 0.28, 0.55 * smoothstep(0.55, 0.1, amount));

  Solid solid;
  solid.colour = mix(metal, crust, patina);
  solid.roughness = mix(0.2 + 0.28 * tarnish + 0.08 * streaks, 0.92, patina);
  solid.metalness = 1.0 - patina;
  // The crust stands on the metal, which is only a little uneven.
  solid.slope = slope * copperScale * copperRelief * mix(0.12, 1.0, patina);
  return solid;
}
