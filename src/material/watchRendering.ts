import type { Material, Object3D } from 'three'
import { nameOf, someMaterial, type Displaceable } from './checkDisplaceTarget'
import { PATCH_NAME } from './displacementPatch'
import { isWebGL } from './isWebGL'
import { callsPatch } from './patchMaterial'
import { warnOnce } from './warnOnce'
import { watchMaterialDrawing, watchObjectDrawing } from './watchDrawing'

// How objects are really drawn: what is legal and surely a mistake is said once. Each returns a function that stops
// watching.

/** Whether an object is drawn with another material than the displaced ones. */
export function watchObject(object: Displaceable, materials: ReadonlySet<Material>): () => void {
  const once = warnOnce()
  const isOther = (material: Material) => !materials.has(material) && !callsPatch(material, PATCH_NAME)
  return watchObjectDrawing(object, once.stop, () => {
    if (once.isDone() || !someMaterial(object, isOther)) return
    once.warn(
      'displace',
      `the material of ${nameOf(object)} was replaced after displacing, so it is drawn without displacement. ` +
        'Call dispose() and displace the mesh again.'
    )
  })
}

/**
 * Whether a renderer ignores onBeforeCompile.
 *
 * @param caller - the public function
 * @param lost - what the object is drawn without
 */
export function watchRenderer(object: Displaceable, caller: string, lost: string): () => void {
  const once = warnOnce()
  const stop = watchObjectDrawing(object, once.stop, (renderer) => {
    if (once.isDone()) return
    if (!isWebGL(renderer)) {
      once.warn(
        caller,
        `this renderer ignores onBeforeCompile, so ${nameOf(object)} is drawn without ${lost}. Use a WebGLRenderer.`
      )
    }
    // There is one renderer, or they are alike.
    stop()
  })
  return stop
}

/**
 * Whether meshes are drawn with a displaced material but were never attached to it, such as clones. A material to which
 * nothing is attached is its user's own affair.
 */
export function watchMaterial(
  material: Material,
  depthMaterial: Material,
  attached: ReadonlyMap<Object3D, unknown>
): () => void {
  const once = warnOnce()
  return watchMaterialDrawing(material, once.stop, (object) => {
    if (once.isDone()) return
    if (attached.size === 0 || attached.has(object) || object.customDepthMaterial === depthMaterial) return
    once.warn(
      'displace',
      `${nameOf(object as Displaceable)} is drawn with a displaced material but is not attached to it, so its shadow and its ` +
        'bounds are not displaced. Call attach(mesh) of what displace returned.'
    )
  })
}
