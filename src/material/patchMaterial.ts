import type { Material, WebGLProgramParametersWithUniforms, WebGLRenderer } from 'three'
import { applyPatches, callersOf, claimPatches } from './applyPatches'
import { overrideCacheKey } from './overrideCacheKey'
import { overrideProperty } from './overrideProperty'
import { watchHook } from './watchHook'

/** The shader that three is about to compile, as `onBeforeCompile` gets it. */
export type Shader = WebGLProgramParametersWithUniforms

/** One change to a material's shader. */
export interface Patch {
  /** Equal keys: equal text. Part of the program's cache key. */
  readonly key: string
  /** Patches of a lower one are applied first. */
  readonly order: number
  /** @throws if the shader lacks a line that the patch needs; the shader is as it was then */
  apply(shader: Shader, material: Material): void
  /** What clones of the material get, if not this patch, which then follows its user. */
  adopt?(clone: Material): void
}

interface Patched {
  readonly patches: Map<string, Patch>
  /** The part of the program's cache key that names the patches. */
  key: string
  /** The whole key that three has asked for last, and those for which our hook has run. */
  asked?: string
  readonly compiled: Set<string>
  /** What has been said of shaders that lack something. */
  readonly complaints: Set<string>
  /** The material's version before, unless its user has changed it since, and the one that it has been given last. */
  readonly version: { before?: number; last: number }
  /** Takes our properties off the material, each unless it has been replaced since. */
  readonly uninstall: () => void
}

const patched = /*#__PURE__*/ new WeakMap<Material, Patched>()

/**
 * Puts a patch on a material, in place of an earlier one of the same name. Hooks that the material had before still
 * run, first; hooks set later may call ours. Clones of the material get its patches.
 */
export function addPatch(material: Material, name: string, patch: Patch): void {
  let state = patched.get(material)
  // A later hook that does not call ours has taken its place: go on top of it.
  const lost = state !== undefined && isHookLost(material)
  if (state && lost) state = reinstall(material, state)
  if (!state) patched.set(material, (state = install(material)))
  if (state.patches.get(name) === patch && !lost) return
  state.patches.set(name, patch)
  updatePrograms(material, state)
}

/**
 * Takes a patch off. After the last one the material is what it was. A hook that was set later and calls ours stays, and
 * ours then only passes on to the one before.
 */
export function removePatch(material: Material, name: string): void {
  const state = patched.get(material)
  if (!state?.patches.delete(name)) return
  updatePrograms(material, state)
  if (state.patches.size > 0) return
  state.uninstall()
  patched.delete(material)
  const { before, last } = state.version
  if (before !== undefined && material.version === last) (material as { version: number }).version = before
}

/** The patch of that name, if the material has one. */
export function findPatch(material: Material, name: string): Patch | undefined {
  return patched.get(material)?.patches.get(name)
}

/** The same for a material that calls the hook of a patched one, as those that other libraries derive from it. */
export function callsPatch(material: Material, name: string): boolean {
  return material.customProgramCacheKey().includes(`${name}:`)
}

/** Whether a hook set later has been compiled, and did not call ours: the material is drawn without its patches. */
function isHookLost(material: Material): boolean {
  const state = patched.get(material)
  return state?.asked !== undefined && !state.compiled.has(state.asked)
}

/**
 * Makes renderers build new programs when they draw the material next.
 *
 * Once they have built some with patches, `needsUpdate` is not enough: they would keep them as long as the material, and
 * use one of them again without calling the hook if its key came back, with the uniforms of whichever was compiled last.
 * They let go of programs at the event 'dispose', and at nothing else. It is not sent before there is a reason, because
 * others may listen to it; and dispose() is not called, in which a subclass may free things of its own for good.
 */
function updatePrograms(material: Material, state: Patched): void {
  state.key = Array.from(state.patches, ([name, patch]) => `${name}:${patch.key}`).join('|')
  state.complaints.clear()
  if (state.asked === undefined) {
    if (material.version !== state.version.last) state.version.before = undefined
    material.needsUpdate = true
    state.version.last = material.version
    return
  }
  state.asked = undefined
  state.compiled.clear()
  material.dispatchEvent({ type: 'dispose' })
}

/** Moves the patches to a new hook around the one that the material has now. */
function reinstall(material: Material, lost: Patched): Patched {
  const patches = [...lost.patches]
  lost.patches.clear()
  lost.uninstall()
  const state = install(material)
  for (const [name, patch] of patches) state.patches.set(name, patch)
  // Programs without patches have been built since.
  state.asked = lost.asked
  Object.assign(state.version, lost.version)
  patched.set(material, state)
  return state
}

function install(material: Material): Patched {
  const { onBeforeCompile: previousHook, clone: previousClone } = material
  // three's own key is the text of the hook, which would now be the text of ours, the same for every material.
  const previousText = previousHook.toString()

  // Methods: materials may inherit from this one, and then `this` is the heir.
  function hook(this: Material | undefined, shader: Shader, renderer: WebGLRenderer) {
    const self = this ?? material
    if (state.asked !== undefined) state.compiled.add(state.asked)
    const patches = claimPatches(shader, state.patches)
    previousHook.call(self, shader, renderer)
    applyPatches(patches, shader, self, renderer, state.complaints)
  }
  // three asks for it at every draw of a transparent two-sided material: nothing is computed here.
  const key = overrideCacheKey(material, (ownKey) => {
    const laterText = material.onBeforeCompile === hook ? '' : material.onBeforeCompile.toString()
    return (state.asked = `${previousText}|${ownKey}|${laterText}|${state.key}`)
  })
  function clone(this: Material): Material {
    const copy = previousClone.call(this)
    if (this !== material) return copy
    for (const [name, patch] of state.patches) {
      if (patch.adopt) patch.adopt(copy)
      else addPatch(copy, name, patch)
    }
    return copy
  }
  const overrides = [
    overrideProperty(material, 'onBeforeCompile', hook),
    key,
    overrideProperty(material, 'clone', clone)
  ]
  const stopWatching = watchHook(
    material,
    // Others than three ask for keys, too.
    (programKey) => isHookLost(material) && ![...state.compiled].some((key) => programKey.includes(key)),
    () => callersOf(state.patches)
  )
  const state: Patched = {
    patches: new Map(),
    key: '',
    compiled: new Set(),
    complaints: new Set(),
    version: { before: material.version, last: material.version },
    uninstall() {
      stopWatching()
      for (const override of overrides) override.restore()
    }
  }
  return state
}
