import type { Material, Texture, WebGLRenderer } from 'three'
import type { Shader } from './patchMaterial'

/** Numbers of parameters of three's, other than maps, each of which stands for so many textures. */
const COUNTED = {
  numSunLightShadows: 1,
  numDirLightShadows: 1,
  numSpotLightShadows: 1,
  numPointLightShadows: 1,
  numSpotLightMaps: 1,
  transmission: 1,
  skinning: 1,
  morphTargets: 1,
  instancingMorph: 1,
  batching: 2,
  batchingColor: 1
} as const

/**
 * What to say of a program that has more textures than the device has units: it may not link, and three would only say
 * how many there are.
 *
 * @returns nothing where there are enough
 */
export function findMissingUnits(shader: Shader, material: Material, renderer: WebGLRenderer): string | undefined {
  const { maxTextures } = renderer.capabilities
  const parameters = shader as unknown as Readonly<Record<string, unknown>>
  const maps = Object.keys(parameters).filter((name) => isMap(name, parameters))
  let others = Object.entries(COUNTED).reduce((sum, [name, each]) => sum + each * Number(parameters[name] ?? 0), 0)
  if (Number(parameters.numRectAreaLights ?? 0) > 0) others += 2
  // three's table for reflections.
  if ('roughness' in material && 'dfgLUT' in shader.uniforms) others += 1
  // Those of fields and of hooks. three's own have no values yet.
  let given = 0
  // Inherited ones too.
  for (const name in shader.uniforms)
    given += Number((shader.uniforms[name].value as Partial<Texture> | null)?.isTexture ?? 0)
  const count = maps.length + others + given
  if (count <= maxTextures) return undefined
  return (
    `${material.type} needs ${count} textures, and this device has units for ${maxTextures}: ` +
    `${maps.join(', ')}, ${given} of fields and hooks, ${others} of three's own for shadows, reflections and the ` +
    `like. Do without ${count - maxTextures} of them.`
  )
}

function isMap(name: string, parameters: Readonly<Record<string, unknown>>): boolean {
  if (parameters[name] !== true || name === 'packedNormalMap') return false
  // three looks at one of the two.
  if (name === 'bumpMap' && parameters.normalMap === true) return false
  return name === 'map' || name === 'matcap' || name.endsWith('Map')
}
