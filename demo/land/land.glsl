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

// Finer than two pixels is noise of another kind: it flickers.
float visible(float size, float pixel) {
  return 1.0 - smoothstep(0.2, 0.6, pixel / size);
}

// Where trees like to grow; createGroves has the same function for the trees themselves.
float grove(vec3 p) {
  return perlin3(vec3(p.x, 0.0, p.z) / 170.0 + 0.37) + 0.45 * perlin3(vec3(p.x, 40.0, p.z) / 61.0 + 0.61);
}

// |noise|, whose zero lines are creases, with its gradient along p.
float creases(vec3 p, vec3 size, float shown, out vec3 slope) {
  float n = perlin3Gradient(p / size, slope);
  slope *= (smoothstep(-0.06, 0.06, n) * 2.0 - 1.0) * shown / size;
  return abs(n) * shown;
}

Ground groundAt(vec3 p, vec3 normal, float pixel) {
  vec3 coarse;
  vec3 middle;
  vec3 fine;
  vec3 ledge;
  float broad = perlin3(p / 230.0);
  float patchy = perlin3(p / 47.0 + 7.1);
  // Taller than wide, as water and frost cut a slope; on flat ground the height does not matter.
  float a = creases(p + 9.0 * patchy, vec3(13.0, 34.0, 13.0), visible(13.0, pixel), coarse);
  float b = creases(p + 3.0 * a, vec3(4.6, 7.4, 4.6), visible(4.6, pixel), middle);
  float c = perlin3Gradient(p / 1.3, fine) * visible(1.3, pixel);
  float d = perlin3(p / 0.41) * visible(0.41, pixel);
  fine *= visible(1.3, pixel) / 1.3;
  float ragged = 0.6 * patchy + 1.1 * (a - 0.22) + 0.7 * (b - 0.22) + 0.2 * c;
  float steep = 1.0 - normal.y;
  float above = p.y - waterLevel;

  // Grass: lush in hollows and groves, straw where it is high, dry or steep.
  float woods =
    smoothstep(-0.1, 0.3, grove(p) + 0.2 * patchy) * (1.0 - smoothstep(-25.0, 10.0, p.y - treeLine + 18.0 * ragged));
  float altitude = (p.y - waterLevel) / max(treeLine - waterLevel, 20.0);
  float dryness = smoothstep(-0.4, 0.6, broad + 0.7 * ragged + 0.9 * altitude - 0.5 + 1.4 * steep);
  vec3 grass = mix(meadow, straw, dryness);
  grass = mix(grass, forest, woods * 0.8);
  grass *= 0.84 + 0.3 * a + 0.3 * b + 0.3 * c + 0.4 * d + 0.12 * patchy;

  // Rock in warped beds, darker in its cracks.
  float bed = perlin3(vec3(p.x * 0.004, p.y * 0.05 + 0.45 * patchy + 0.15 * a, p.z * 0.004));
  float thin =
    perlin3Gradient(vec3(p.x * 0.015, p.y * 0.27 + 0.5 * patchy + 0.25 * a, p.z * 0.015), ledge) * visible(4.0, pixel);
  vec3 stone = mix(rock, strata, smoothstep(-0.3, 0.4, bed + 0.28 * thin));
  float cracks = mix(1.0, 0.8 + 0.3 * smoothstep(0.0, 0.32, a + 0.25 * b), visible(13.0, pixel));
  stone *= cracks * (0.86 + 0.22 * patchy + 0.4 * b + 0.3 * c + 0.2 * d);

  vec3 gravel = scree * (0.82 + 0.3 * a + 0.4 * b + 0.42 * c + 0.4 * d);
  vec3 beach = sand * (0.97 + 0.08 * patchy + 0.1 * a + 0.1 * c + 0.16 * d);

  Ground ground;
  float grows = growth * (1.0 - smoothstep(-40.0, 55.0, p.y - treeLine + 55.0 * ragged));
  ground.colour = mix(
    mix(beach, gravel, smoothstep(0.3, 0.9, growth)),
    grass,
    smoothstep(0.25, 0.6, grows + 0.25 * ragged)
  );
  ground.roughness = 0.95;

  float screeMask = growth * smoothstep(0.1, 0.21, steep + 0.09 * ragged);
  ground.colour = mix(ground.colour, gravel, screeMask);
  float rockMask = smoothstep(0.2, 0.3, steep + 0.12 * ragged - 0.6 * ripples);
  ground.colour = mix(ground.colour, stone, rockMask);

  float shore = (1.0 - smoothstep(0.9, 2.6, above + 1.6 * ragged)) * (1.0 - 0.8 * rockMask);
  ground.colour = mix(ground.colour, beach, shore);

  float snowMask =
    smoothstep(-16.0, 26.0, p.y - snowLine + 46.0 * ragged + 30.0 * broad) *
    (1.0 - smoothstep(0.26, 0.44, steep + 0.1 * ragged));
  ground.colour = mix(ground.colour, snow, snowMask);
  ground.roughness = mix(ground.roughness, 0.55, snowMask);

  vec3 cracked = coarse * 1.9 + middle * 0.8 + fine * 0.5 + vec3(0.0, ledge.y * 0.17 * visible(4.0, pixel), 0.0);
  vec3 turf = coarse * 0.3 + middle * 0.2 + fine * 0.2;
  ground.relief = mix(turf, cracked, max(rockMask, 0.3 * screeMask)) * (1.0 - 0.8 * snowMask) * (1.0 - 0.7 * shore);

  // Ripples of blown sand, across the wind, on what lies loose.
  float loose = ripples * (1.0 - rockMask) * visible(2.2, pixel);
  float wave = (p.x * 0.83 + p.z * 0.56) * 2.6 + 2.6 * perlin3(p / 9.0) + 3.2 * patchy;
  ground.relief += vec3(0.83, 0.0, 0.56) * cos(wave) * 0.16 * loose;

  // Wet at the edge; below it light is swallowed, red first.
  float wet = 1.0 - smoothstep(-0.1, 0.55, above + 0.3 * (a - 0.2));
  ground.colour *= mix(1.0, 0.55, wet);
  float depth = max(-above, 0.0);
  ground.roughness = mix(ground.roughness, 0.4, wet * (1.0 - smoothstep(0.0, 0.4, depth)));
  float clear = exp(-depth * 0.11);
  ground.colour *= exp(-depth * vec3(0.34, 0.12, 0.1)) * clear;
  ground.glow = deepWater * (zenithColour + horizonColour) * (1.0 - clear);
  return ground;
}
