import { ShaderChunk } from 'three'
import { chunks, type ChunkName } from './chunks'

/**
 * Adds the chunks to three's `ShaderChunk`, so that shaders can say `#include <perlin_noise3>`. Adds only, under names
 * that begin with `perlin_`; calling it again does nothing.
 *
 * @throws if another package has taken one of the names; nothing is added then
 */
export function registerChunks(): void {
  const registry = ShaderChunk as Record<string, string>
  const names = Object.keys(chunks) as ChunkName[]
  for (const name of names) {
    if (Object.hasOwn(registry, name) && registry[name] !== chunks[name]) {
      throw new Error(
        `registerChunks: ShaderChunk.${name} already holds other text. Remove it, or use the string chunks.${name}.`
      )
    }
  }
  for (const name of names) registry[name] = chunks[name]
}
