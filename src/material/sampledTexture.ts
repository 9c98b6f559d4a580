import { DataTexture, FloatType, NearestFilter, RedFormat } from 'three'
import type { GlslUnit } from '../field/glslUnit'
import { SampleGrid } from '../field/sampleGrid'

interface SharedTexture {
  readonly value: DataTexture
  users: number
}

const shared = /*#__PURE__*/ new WeakMap<SampleGrid, SharedTexture>()

/** The texture of a grid as a uniform: one for all fields and materials. */
export function sampledUniform(grid: SampleGrid): { readonly value: DataTexture } {
  return sharedTexture(grid)
}

/** The textures of a unit are used, or no more: after the last unit they are freed on the GPU, and uploaded anew if need be. */
export function countSampled({ uniforms }: GlslUnit, by: 1 | -1): void {
  for (const { value } of uniforms.keys()) {
    if (!(value instanceof SampleGrid)) continue
    const texture = sharedTexture(value)
    texture.users += by
    if (texture.users === 0) texture.value.dispose()
  }
}

function sharedTexture(grid: SampleGrid): SharedTexture {
  let texture = shared.get(grid)
  if (!texture) shared.set(grid, (texture = { value: createTexture(grid), users: 0 }))
  return texture
}

function createTexture({ data, width, height }: SampleGrid): DataTexture {
  const texture = new DataTexture(data, width, height, RedFormat, FloatType)
  texture.name = 'perlinSampled'
  texture.minFilter = texture.magFilter = NearestFilter
  texture.needsUpdate = true
  return texture
}
