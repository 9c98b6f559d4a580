import type { Material, Mesh, WebGLRenderer } from 'three'
import { warn } from '../warn'

/**
 * Looks at how a displaced mesh is really drawn, and says once what is legal and surely a mistake: a renderer that
 * ignores onBeforeCompile, or another material than the displaced one. An onBeforeRender of the user's own still runs.
 *
 * @returns a function that stops watching
 */
export function watchRendering(mesh: Mesh, material: Material): () => void {
  const own = Object.getOwnPropertyDescriptor(mesh, 'onBeforeRender')
  const previous = mesh.onBeforeRender
  let warned = false

  const watch: typeof mesh.onBeforeRender = (renderer, scene, camera, geometry, drawn, group) => {
    previous.call(mesh, renderer, scene, camera, geometry, drawn, group)
    if (warned) return
    const warning = findMistake(mesh, material, renderer)
    if (warning === undefined) return
    warned = true
    warn('displace', warning)
  }
  mesh.onBeforeRender = watch
  return () => {
    if (mesh.onBeforeRender !== watch) return
    if (own) Object.defineProperty(mesh, 'onBeforeRender', own)
    else Reflect.deleteProperty(mesh, 'onBeforeRender')
  }
}

function findMistake(mesh: Mesh, material: Material, renderer: WebGLRenderer): string | undefined {
  if (!(renderer as { isWebGLRenderer?: boolean }).isWebGLRenderer) {
    return 'this renderer ignores onBeforeCompile, so the mesh is drawn without displacement. Use a WebGLRenderer.'
  }
  if (mesh.material !== material) {
    return (
      `the material of mesh '${mesh.name}' was replaced after displacing, so it is drawn without displacement. ` +
      'Call dispose() and displace the mesh again.'
    )
  }
  return undefined
}
