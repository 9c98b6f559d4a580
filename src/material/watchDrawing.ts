import type { Material, Object3D, WebGLRenderer } from 'three'
import { overrideProperty } from './overrideProperty'

/**
 * Looks at each draw of an object, after a callback of the user's own.
 *
 * @param stop - what else ends with the watching: a later callback may go on calling this one
 * @returns a function that stops watching
 */
export function watchObjectDrawing(
  object: Object3D,
  stop: () => void,
  look: (renderer: WebGLRenderer) => void
): () => void {
  const previous = object.onBeforeRender
  const { restore } = overrideProperty(object, 'onBeforeRender', (renderer, scene, camera, geometry, drawn, group) => {
    previous.call(object, renderer, scene, camera, geometry, drawn, group)
    look(renderer)
  })
  return () => {
    stop()
    restore()
  }
}

/** The same for whatever is drawn with a material. */
export function watchMaterialDrawing(
  material: Material,
  stop: () => void,
  look: (object: Object3D, renderer: WebGLRenderer) => void
): () => void {
  const previous = material.onBeforeRender
  const { restore } = overrideProperty(
    material,
    'onBeforeRender',
    (renderer, scene, camera, geometry, object, group) => {
      previous.call(material, renderer, scene, camera, geometry, object, group)
      look(object, renderer)
    }
  )
  return () => {
    stop()
    restore()
  }
}
