import type { DataArrayTexture, DataTexture } from 'three'
import { checkKeys } from '../checkKeys'
import type { GradientLayer } from '../noise/noiseKind'
import { seededPermutation, type SeedOptions } from '../permutation/seededPermutation'
import { rowsTexture } from './createPermutationTexture'
import { gradientTexture } from './gradientTexture'

/** The uniforms that the chunks declare. */
export interface PerlinUniforms {
  perlinPermutation: { value: DataTexture }
  perlinGradients: { value: DataArrayTexture }
  /** Height of a seed's row in the permutation texture, 1 / rows: a product is cheaper than a quotient. */
  perlinSeedRow: { value: number }
  [name: string]: { value: unknown }
}

/** Layers of one seed, in the order in which the chunks count them. */
export const CHUNK_LAYERS: readonly GradientLayer[] = ['gradient2', 'gradient3', 'hash4', 'gradient4']

/**
 * Uniforms for a ShaderMaterial (or a patched built-in material) whose shader includes chunks of ours:
 * `uniforms: { ...perlinUniforms({ seed: 7 }) }`. With a list of seeds, `perlin3(p, 1)` reads the second one.
 * A seed takes 1 MiB of texture; dispose both textures when the last material that uses them is gone.
 *
 * @param options - one `seed` or `permutation`, or a list of such options
 * @defaultValue Ken Perlin's own table
 * @throws if a seed or a permutation is not valid, or the list is empty
 */
export function perlinUniforms(options: SeedOptions | readonly SeedOptions[] = {}): PerlinUniforms {
  const list: readonly SeedOptions[] = Array.isArray(options) ? options : [options]
  if (list.length === 0) throw new Error('perlinUniforms: the list of seeds is empty. Give at least one { seed }.')
  const permutations = list.map((seed) => {
    const permutation = seededPermutation(seed, 'perlinUniforms')
    checkKeys(seed, ['seed', 'permutation'], 'perlinUniforms')
    return permutation
  })
  const contents = permutations.flatMap((permutation) => CHUNK_LAYERS.map((layer) => ({ permutation, layer })))
  return {
    perlinPermutation: { value: rowsTexture(permutations) },
    perlinGradients: { value: gradientTexture(contents) },
    perlinSeedRow: { value: 1 / permutations.length }
  }
}
