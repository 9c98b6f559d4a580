import type { Material, WebGLProgram, WebGLRenderer } from 'three'
import { warnOnce } from './warnOnce'
import { watchMaterialDrawing } from './watchDrawing'

/**
 * Says once that a material is drawn without its patches, because a hook set later does not call the one before.
 *
 * @param isLost - whether the program that a material is drawn with, of this cache key, was compiled without our hook
 * @param callers - the public functions that patched it
 * @returns a function that stops watching
 */
export function watchHook(
  material: Material,
  isLost: (programKey: string) => boolean,
  callers: () => string
): () => void {
  const once = warnOnce()
  return watchMaterialDrawing(material, once.stop, (_object, renderer) => {
    if (once.isDone()) return
    const key = programKey(renderer, material)
    if (key !== '' && isLost(key)) {
      once.warn(
        callers(),
        `the onBeforeCompile of ${material.type} '${material.name}' was replaced afterwards by one that does not call the ` +
          `one before, so the material is drawn without this. Let it call that one, or call ${callers()} again.`
      )
    }
  })
}

/** What three tells the program of a material by; '' where it has none yet. */
function programKey(renderer: WebGLRenderer, material: Material): string {
  const { currentProgram } = renderer.properties.get(material) as { currentProgram?: WebGLProgram }
  return currentProgram?.cacheKey ?? ''
}
