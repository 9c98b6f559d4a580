import type { Material, WebGLRenderer } from 'three'
import { report } from '../report'
import type { Patch, Shader } from './patchMaterial'
import { dropDoubleMatrices } from './pixelMatrices'
import { findMissingUnits } from './textureUnits'

/** The names of patches that a shader gets from one hook, so that it does not get them from another one too. */
const claims = /*#__PURE__*/ new WeakMap<Shader, Set<string>>()

/**
 * The patches that a shader is to get, in order. A material that another library has derived from a patched one, and
 * that has been patched itself, runs our hook twice: the outer one is the later.
 */
export function claimPatches(shader: Shader, patches: ReadonlyMap<string, Patch>): Map<string, Patch> {
  const claimed = claims.get(shader) ?? new Set()
  claims.set(shader, claimed)
  const own = [...patches].filter(([name]) => !claimed.has(name))
  for (const [name] of own) claimed.add(name)
  return new Map(own.sort(([, a], [, b]) => a.order - b.order))
}

/**
 * Applies all that can be applied. What goes wrong is said, as three does with shaders that do not compile: a frame that
 * ends halfway would leave the renderer and passes in a state of their own.
 *
 * @param said - what has been said; nothing is said twice
 */
export function applyPatches(
  patches: ReadonlyMap<string, Patch>,
  shader: Shader,
  material: Material,
  renderer: WebGLRenderer,
  said: Set<string>
): void {
  const say = (message: string) => {
    if (!said.has(message)) report(message)
    said.add(message)
  }
  for (const patch of patches.values()) {
    try {
      patch.apply(shader, material)
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)} The material is drawn without it.`)
    }
  }
  dropDoubleMatrices(shader)
  if (patches.size === 0) return
  const missing = findMissingUnits(shader, material, renderer)
  if (missing !== undefined) say(`${callersOf(patches)}: ${missing}`)
}

/** The public functions that the patches come from. */
export function callersOf(patches: ReadonlyMap<string, Patch>): string {
  return [...new Set([...patches.keys()].map((name) => /perlin-(\w+)/.exec(name)?.[1] ?? name))].join(', ')
}
