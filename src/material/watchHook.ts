import type { Material } from 'three'
import { warnOnce } from './warnOnce'
import { watchMaterialDrawing } from './watchDrawing'

/**
 * Says once that a material is drawn without its patches, because a hook set later does not call the one before.
 *
 * @param isLost - whether three has compiled the material without our hook
 * @param callers - the public functions that patched it
 * @returns a function that stops watching
 */
export function watchHook(material: Material, isLost: () => boolean, callers: () => string): () => void {
  const once = warnOnce()
  let lostBefore = false
  return watchMaterialDrawing(material, once.stop, () => {
    if (once.isDone()) return
    const lost = isLost()
    // Twice in a row: in between three has had the occasion to compile.
    if (lost && lostBefore) {
      once.warn(
        callers(),
        `the onBeforeCompile of ${material.type} '${material.name}' was replaced afterwards by one that does not call the ` +
          `one before, so the material is drawn without this. Let it call that one, or call ${callers()} again.`
      )
    }
    lostBefore = lost
  })
}
