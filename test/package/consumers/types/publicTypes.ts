// Results as a user names them, and options as a user writes them.
import { type DataTexture, DataTexture as Texture, type IUniform, Mesh, RedFormat, Vector3 } from 'three'
import {
  chunks,
  createPermutation,
  createPermutationTexture,
  displace,
  fbm,
  perlin3,
  perlinUniforms,
  registerChunks,
  type DisplaceOptions,
  type Displacement,
  type Field
} from 'three-perlin'
import { createNoise, type Noise } from 'three-perlin/cpu'

const permutation: Uint8Array = createPermutation('text')
export const ownTexture: DataTexture = new Texture(permutation, 256, 1, RedFormat)
export const table: DataTexture = createPermutationTexture()
export const uniforms: Record<string, IUniform> = { ...perlinUniforms([{ seed: 1 }, { permutation }]) }
export const chunk: string = chunks.perlin_noise3
registerChunks()

const noise: Noise = createNoise({ permutation, fade: 'cubic' })
export const value: number = noise.perlin3Gradient(0.5, 0.5, 0.5, new Float32Array(3))

const live = { value: 2 }
export const field: Field = fbm(perlin3({ seed: live, frequency: [1, live, 1] }), { octaves: live }).fit(0, live)
const options: DisplaceOptions = { along: new Vector3(0, 1, 0), amplitude: live, normals: 'pixel' }
const surface: Displacement = displace(new Mesh(), field, options)
export const normal: Vector3 = surface.normalAt(0, 0)

// @ts-expect-error A field has no such option: if this passes, the types have become `any`.
perlin3({ sed: 7 })
// @ts-expect-error A number is no field.
displace(new Mesh(), 7)
