// What the ground is made of, by height and slope, with borders broken by noise. Lengths in metres.

uniform vec3 sand;
uniform vec3 meadow;
uniform vec3 straw;
uniform vec3 forest;
uniform vec3 rock;
uniform vec3 strata;
uniform vec3 scree;
uniform vec3 snow;
uniform vec3 deepWater;
uniform float waterLevel;
uniform float treeLine;
uniform float snowLine;
// 0 … 1: how much of the gentle ground grows, and how much is blown into ripples.
uniform float growth;
uniform float ripples;

struct Ground {
  vec3 colour;
  float roughness;
  // Gradient of a small relief that only the light sees.
  vec3 relief;
  // Light that comes back from deep water.
  vec3 glow;
};

// Where trees like to grow; groves.ts has the same function for the trees themselves.
float grove(vec3 p) {
  return perlin3(vec3(p.x, 0.0, p.z) / 170.0 + 0.37) + 0.45 * perlin3(vec3(p.x, 40.0, p.z) / 61.0 + 0.61);
}

// Lush in hollows and groves, straw where it is high, dry or steep.
vec3 grassAt(vec3 p, float steep, Detail d) {
  float below = 1.0 - smoothstep(-25.0, 10.0, p.y - treeLine + 18.0 * d.ragged);
  float woods = smoothstep(-0.1, 0.3, grove(p) + 0.2 * d.patches) * below;
  float altitude = (p.y - waterLevel) / max(treeLine - waterLevel, 20.0);
  float dryness = smoothstep(-0.4, 0.6, d.broad + 0.7 * d.ragged + 0.9 * altitude - 0.5 + 1.4 * steep);
  vec3 grass = mix(mix(meadow, straw, dryness), forest, woods * 0.8);
  return grass * (0.84 + 0.12 * d.patches + 0.3 * (d.cracks + d.cuts + d.tufts) + 0.4 * d.grains);
}

// Warped beds, darker in their cracks. `ledge` is their relief.
vec3 rockAt(vec3 p, float pixel, Detail d, out float ledge) {
  float bed = perlin3(vec3(p.x * 0.004, p.y * 0.05 + 0.45 * d.patches + 0.15 * d.cracks, p.z * 0.004));
  vec3 slope;
  vec3 fine = vec3(p.x * 0.015, p.y * 0.27 + 0.5 * d.patches + 0.25 * d.cracks, p.z * 0.015);
  float thin = grain(fine, vec3(1.0), visible(4.0, pixel), slope);
  ledge = 0.17 * slope.y;
  vec3 stone = mix(rock, strata, smoothstep(-0.3, 0.4, bed + 0.28 * thin));
  float shade = mix(1.0, 0.8 + 0.3 * smoothstep(0.0, 0.32, d.cracks + 0.25 * d.cuts), visible(13.0, pixel));
  return stone * shade * (0.86 + 0.22 * d.patches + 0.4 * d.cuts + 0.3 * d.tufts + 0.2 * d.grains);
}

// Sand ripples, across the wind.
vec3 rippleSlope(vec3 p, float pixel, Detail d) {
  float shown = ripples * visible(2.2, pixel);
  if (shown <= 0.0) return vec3(0.0);
  float wave = (p.x * 0.83 + p.z * 0.56) * 2.6 + 2.6 * perlin3(p / 9.0) + 3.2 * d.patches;
  return vec3(0.83, 0.0, 0.56) * (cos(wave) * 0.16 * shown);
}

// Wet at the edge; below it light is swallowed, red first.
void drown(inout Ground ground, float above, Detail d) {
  float wet = 1.0 - smoothstep(-0.1, 0.55, above + 0.3 * (d.cracks - 0.2));
  float depth = max(-above, 0.0);
  float clear = exp(-depth * 0.11);
  ground.colour *= mix(1.0, 0.55, wet) * exp(-depth * vec3(0.34, 0.12, 0.1)) * clear;
  ground.roughness = mix(ground.roughness, 0.4, wet * (1.0 - smoothstep(0.0, 0.4, depth)));
  ground.glow = deepWater * (zenithColour + horizonColour) * (1.0 - clear);
}

Ground groundAt(vec3 p, vec3 normal, float pixel) {
  Detail d = detailAt(p, pixel);
  float steep = 1.0 - normal.y;
  float above = p.y - waterLevel;
  float ledge;
  vec3 stone = rockAt(p, pixel, d, ledge);
  vec3 gravel = scree * (0.82 + 0.3 * d.cracks + 0.4 * (d.cuts + d.tufts + d.grains));
  vec3 beach = sand * (0.97 + 0.08 * d.patches + 0.1 * (d.cracks + d.tufts) + 0.16 * d.grains);

  float grows = growth * (1.0 - smoothstep(-40.0, 55.0, p.y - treeLine + 55.0 * d.ragged));
  float rocky = smoothstep(0.2, 0.3, steep + 0.12 * d.ragged - 0.6 * ripples);
  float stony = growth * smoothstep(0.1, 0.21, steep + 0.09 * d.ragged);
  float shore = (1.0 - smoothstep(0.9, 2.6, above + 1.6 * d.ragged)) * (1.0 - 0.8 * rocky);
  float snowy = smoothstep(-16.0, 26.0, p.y - snowLine + 46.0 * d.ragged + 30.0 * d.broad);
  snowy *= 1.0 - smoothstep(0.26, 0.44, steep + 0.1 * d.ragged);

  Ground ground;
  ground.colour = mix(beach, gravel, smoothstep(0.3, 0.9, growth));
  ground.colour = mix(ground.colour, grassAt(p, steep, d), smoothstep(0.25, 0.6, grows + 0.25 * d.ragged));
  ground.colour = mix(ground.colour, gravel, stony);
  ground.colour = mix(ground.colour, stone, rocky);
  ground.colour = mix(ground.colour, beach, shore);
  ground.colour = mix(ground.colour, snow, snowy);
  ground.roughness = mix(0.95, 0.55, snowy);

  vec3 broken = d.crackSlope * 1.9 + d.cutSlope * 0.8 + d.tuftSlope * 0.5 + vec3(0.0, ledge, 0.0);
  vec3 turf = d.crackSlope * 0.3 + (d.cutSlope + d.tuftSlope) * 0.2;
  ground.relief = mix(turf, broken, max(rocky, 0.3 * stony)) * (1.0 - 0.8 * snowy) * (1.0 - 0.7 * shore);
  ground.relief += rippleSlope(p, pixel, d) * (1.0 - rocky);
  drown(ground, above, d);
  return ground;
}
