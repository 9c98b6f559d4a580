import { Material, type WebGLProgramParametersWithUniforms, type WebGLRenderer } from 'three'

/** The shader that three is about to compile, as `onBeforeCompile` gets it. */
export type Shader = WebGLProgramParametersWithUniforms

/** One change to a material's shader. */
export interface Patch {
  /** Equal keys: equal text. Part of the program's cache key. */
  readonly key: string
  apply(shader: Shader, material: Material): void
}

interface Patched {
  readonly patches: Map<string, Patch>
  readonly undo: () => void
  /** Whether our hook is still the material's own, so that removing it is safe. */
  readonly outermost: () => boolean
}

const patched = /*#__PURE__*/ new WeakMap<Material, Patched>()

/**
 * Puts a patch on a material, in place of an earlier one of the same name. Hooks that the material had before still
 * run, first; hooks set later may call ours. Nothing is compiled anew unless a key changes.
 */
export function addPatch(material: Material, name: string, patch: Patch): void {
  let state = patched.get(material)
  if (!state) patched.set(material, (state = install(material)))
  const before = state.patches.get(name)
  state.patches.set(name, patch)
  if (before !== patch) material.needsUpdate = true
}

/** Takes a patch off. After the last one the material is what it was, unless somebody has hooked on to our hook. */
export function removePatch(material: Material, name: string): void {
  const state = patched.get(material)
  if (!state?.patches.delete(name)) return
  material.needsUpdate = true
  // A later hook may call ours: then it stays, does nothing but pass on, and can be used again.
  if (state.patches.size > 0 || !state.outermost()) return
  state.undo()
  patched.delete(material)
}

function install(material: Material): Patched {
  const patches = new Map<string, Patch>()
  const restoreHook = remember(material, 'onBeforeCompile')
  const restoreKey = remember(material, 'customProgramCacheKey')
  // Methods, so that a hook on a subclass's prototype gets its `this`.
  const previousHook = material.onBeforeCompile
  const previousKey = material.customProgramCacheKey
  // three's own key is the text of the hook, which would now be the text of ours, the same for every material.
  const hasOwnKey = previousKey !== Material.prototype.customProgramCacheKey

  const hook = (shader: Shader, renderer: WebGLRenderer) => {
    previousHook.call(material, shader, renderer)
    for (const patch of patches.values()) patch.apply(shader, material)
  }
  const key = () => {
    const before = hasOwnKey ? previousKey.call(material) : previousHook.toString()
    return [before, ...Array.from(patches, ([name, patch]) => `${name}:${patch.key}`)].join('|')
  }
  material.onBeforeCompile = hook
  material.customProgramCacheKey = key
  return {
    patches,
    outermost: () => material.onBeforeCompile === hook && material.customProgramCacheKey === key,
    undo: () => {
      restoreHook()
      restoreKey()
    }
  }
}

/** A function that makes the property what it is now: an own one, or inherited. */
function remember(material: Material, property: 'onBeforeCompile' | 'customProgramCacheKey'): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(material, property)
  return () => {
    if (descriptor) Object.defineProperty(material, property, descriptor)
    else Reflect.deleteProperty(material, property)
  }
}
