import type { Material, Object3D, WebGLRenderer } from 'three'
import { warn } from '../warn'
import { nameOf, someMaterial, type Displaceable } from './checkDisplaceTarget'
import { PATCH_NAME } from './displacementPatch'
import { overrideProperty } from './overrideProperty'
import { callsPatch, isHookLost } from './patchMaterial'

/**
 * Looks at how a displaced object is really drawn, and says once what is legal and surely a mistake: a renderer that
 * ignores onBeforeCompile, another material than the displaced ones, or a hook in place of ours. An onBeforeRender of
 * the user's own still runs.
 *
 * @returns a function that stops watching
 */
export function watchObject(object: Displaceable, materials: ReadonlySet<Material>): () => void {
  const previous = object.onBeforeRender
  const once = warnOnce()
  const isOther = (material: Material) => !materials.has(material) && !callsPatch(material, PATCH_NAME)
  let lostBefore = false
  const { restore } = overrideProperty(object, 'onBeforeRender', (renderer, scene, camera, geometry, drawn, group) => {
    previous.call(object, renderer, scene, camera, geometry, drawn, group)
    if (once.isDone()) return
    // Twice in a row: in between three has had the occasion to compile.
    const lost = someMaterial(object, isHookLost)
    once.warn(findMistake(object, renderer, someMaterial(object, isOther), lost && lostBefore))
    lostBefore = lost
  })
  return () => {
    // A later callback may go on calling ours.
    once.stop()
    restore()
  }
}

/**
 * Looks for meshes that are drawn with a displaced material but were never attached to it, such as clones. A material
 * to which nothing is attached is its user's own affair.
 *
 * @returns a function that stops watching
 */
export function watchMaterial(
  material: Material,
  depthMaterial: Material,
  attached: ReadonlyMap<Object3D, unknown>
): () => void {
  const previous = material.onBeforeRender
  const once = warnOnce()
  const { restore } = overrideProperty(
    material,
    'onBeforeRender',
    (renderer, scene, camera, geometry, object, group) => {
      previous.call(material, renderer, scene, camera, geometry, object, group)
      if (once.isDone()) return
      if (attached.size === 0 || attached.has(object) || object.customDepthMaterial === depthMaterial) return
      once.warn(
        `${nameOf(object as Displaceable)} is drawn with a displaced material but is not attached to it, so its shadow and its ` +
          'bounds are not displaced. Call attach(mesh) of what displace returned.'
      )
    }
  )
  return () => {
    once.stop()
    restore()
  }
}

function warnOnce() {
  let done = false
  return {
    isDone: () => done,
    warn(warning: string | undefined) {
      if (done || warning === undefined) return
      done = true
      warn('displace', warning)
    },
    stop() {
      done = true
    }
  }
}

function findMistake(
  object: Displaceable,
  renderer: WebGLRenderer,
  materialReplaced: boolean,
  hookLost: boolean
): string | undefined {
  if (!(renderer as { isWebGLRenderer?: boolean }).isWebGLRenderer) {
    return 'this renderer ignores onBeforeCompile, so the mesh is drawn without displacement. Use a WebGLRenderer.'
  }
  if (materialReplaced) {
    return (
      `the material of ${nameOf(object)} was replaced after displacing, so it is drawn without displacement. ` +
      'Call dispose() and displace the mesh again.'
    )
  }
  if (hookLost) {
    return (
      `the onBeforeCompile of ${nameOf(object)} was replaced after displacing by one that does not call the one ` +
      'before, so the mesh is drawn without displacement. Call it, or displace the mesh again.'
    )
  }
  return undefined
}
