import type { Shader } from './patchMaterial'

/**
 * Declares matrices of three's in a fragment shader. three sets them for the whole program, and declares them itself
 * where it reads them at a pixel. Without a precision of their own they have that of the vertex stage.
 */
export const PIXEL_MATRICES = `#ifndef USE_TRANSMISSION
uniform mat4 modelMatrix;
#endif
#ifndef USE_NORMALMAP_OBJECTSPACE
uniform mat3 normalMatrix;
#endif
`

/** Leaves one declaration of each, the first, where hooks have one as well: a shader may not have two. */
export function dropDoubleMatrices(shader: Shader): void {
  for (const ours of PIXEL_MATRICES.split(/(?<=#endif\n)/)) {
    const at = shader.fragmentShader.indexOf(ours)
    if (at < 0) continue
    const [before, behind] = [shader.fragmentShader.slice(0, at), shader.fragmentShader.slice(at + ours.length)]
    const [, type, name] = /uniform (\w+) (\w+);/.exec(ours) ?? []
    const other = new RegExp(`\\buniform\\s+(?:\\w+p\\s+)?${type}\\s+${name}\\s*;`)
    shader.fragmentShader = before + (other.test(before) ? '' : ours) + behind.replace(other, '')
  }
}
