// The air: one function gives the sky, and the colour that distance fades to, so that land and sky meet without a line.

uniform vec3 sunDirection;
uniform vec3 zenithColour;
uniform vec3 horizonColour;
uniform vec3 glowColour;
// 1 / metres: the distance at which haze has swallowed most.
uniform float haze;
// Mist that lies in the valleys: density at its level, 1 / metres; level; height in which it thins out.
uniform vec3 mist;

vec3 skyColour(vec3 direction) {
  float up = max(direction.y, 0.0);
  float towardsSun = 0.5 + 0.5 * dot(direction, sunDirection);
  float low = exp(-5.5 * up);
  vec3 colour = mix(zenithColour, horizonColour, exp(-3.6 * up));
  // Forward scattering: a wide warm band near the horizon, and a narrow halo about the sun.
  colour +=
    glowColour * (0.55 * pow(towardsSun, 5.0) * low + 0.5 * pow(towardsSun, 48.0) + 0.9 * pow(towardsSun, 900.0));
  // The side away from the sun is a little cooler and deeper.
  return colour * mix(vec3(0.8, 0.87, 1.0), vec3(1.0), smoothstep(0.0, 0.7, towardsSun));
}

// Optical depth of the mist along a ray: its density falls off exponentially with height, which integrates exactly.
float mistDepth(vec3 from, vec3 ray, float distance) {
  float a = exp(-clamp((from.y - mist.y) / mist.z, -2.0, 40.0));
  float b = exp(-clamp((from.y + ray.y * distance - mist.y) / mist.z, -2.0, 40.0));
  float slope = ray.y * distance / mist.z;
  float mean = abs(slope) < 1e-3 ? a : (a - b) / slope;
  return mist.x * distance * clamp(mean, 0.0, 8.0);
}

vec3 throughAir(vec3 colour, vec3 world) {
  vec3 ray = world - cameraPosition;
  float distance = length(ray);
  ray /= max(distance, 1e-3);
  float far = distance * haze;
  // Blue light is scattered more: far things lose it first, and get back the blue of the air before them.
  vec3 depth = far * far * vec3(0.82, 1.0, 1.28) + mistDepth(cameraPosition, ray, distance);
  vec3 through = exp(-depth);
  vec3 air = skyColour(normalize(vec3(ray.x, max(ray.y, 0.0), ray.z)));
  return colour * through + air * (1.0 - through);
}
