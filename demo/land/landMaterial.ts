import { Color, MeshStandardMaterial } from 'three'
import type { PerlinUniforms } from 'three-perlin'
import type { Atmosphere } from './atmosphere'
import detail from './detail.glsl?raw'
import land from './land.glsl?raw'
import { COLOUR_NAMES, type Biome } from './biome'

/** Colours and levels of the ground, live. */
export function createLandUniforms() {
  const colours = Object.fromEntries(COLOUR_NAMES.map((name) => [name, { value: new Color() }]))
  const uniforms = {
    ...(colours as Record<(typeof COLOUR_NAMES)[number], { value: Color }>),
    waterLevel: { value: 0 },
    treeLine: { value: 0 },
    snowLine: { value: 0 },
    growth: { value: 1 },
    ripples: { value: 0 }
  }

  function set(biome: Biome): void {
    for (const name of COLOUR_NAMES) uniforms[name].value.copy(biome.colours[name])
    uniforms.treeLine.value = biome.treeLine
    uniforms.snowLine.value = biome.snowLine
    uniforms.growth.value = biome.growth
    uniforms.ripples.value = biome.ripples
  }

  return { uniforms, set }
}

export type LandUniforms = ReturnType<typeof createLandUniforms>

/** A standard material that paints the ground; `displace` gives it its shape. */
export function createLandMaterial(
  atmosphere: Atmosphere,
  ground: LandUniforms,
  noise: PerlinUniforms
): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ dithering: true })
  atmosphere.veil(
    material,
    (shader) => {
      Object.assign(shader.uniforms, ground.uniforms, noise)
      shader.fragmentShader = shader.fragmentShader
        .replace('void main() {', `#include <perlin_noise3>\n${detail}\n${land}\nvoid main() {`)
        .replace('#include <color_fragment>', `#include <color_fragment>\n${GROUND}`)
        .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = ground.roughness;')
        .replace('#include <normal_fragment_maps>', RELIEF)
    },
    'land'
  )
  return material
}

const GROUND = `
  vec3 worldNormal = normalize(inverseTransformDirection(vNormal, viewMatrix));
  Ground ground = groundAt(vWorld, worldNormal, length(fwidth(vWorld)) * 0.7);
  diffuseColor.rgb = ground.colour;
  totalEmissiveRadiance += ground.glow;`

// The gradient's part along the surface tilts its normal.
const RELIEF = `
  vec3 tilt = ground.relief - dot(ground.relief, worldNormal) * worldNormal;
  normal = normalize(normal - (viewMatrix * vec4(tilt, 0.0)).xyz);`
