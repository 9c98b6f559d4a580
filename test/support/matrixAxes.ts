import { MATERIALS, type MatrixMaterial } from './matrixMaterials'
import type { Choice } from './pairwise'

/** What decides which code three and we compile. The first value of each is nothing in particular. */
export const AXES = {
  material: Object.keys(MATERIALS) as MatrixMaterial[],
  shape: ['plain', 'instanced', 'batched', 'skinned', 'morph', 'noNormals'],
  surface: ['plain', 'flat', 'normalMap', 'bumpMap', 'displacementMap', 'tangents', 'extras'],
  side: ['front', 'back', 'double'],
  cut: ['none', 'clipping', 'alphaHash', 'alphaTest', 'transparent'],
  space: ['local', 'world', 'object', 'uv'],
  along: ['y', 'normal', 'radial'],
  normals: ['vertex', 'pixel'],
  precision: ['highp', 'mediump'],
  buffer: ['ordinary', 'logarithmic', 'reversed'],
  fog: ['none', 'linear', 'squared'],
  light: ['none', 'directional', 'spot', 'point'],
  shadow: ['basic', 'pcf', 'vsm']
} as const

export type Combination = Choice<typeof AXES>

/** What a row of the table has to have, by value. */
const NEEDS: Record<string, string> = {
  'surface=flat': 'flatShading',
  'surface=normalMap': 'normalMap',
  'surface=bumpMap': 'bumpMap',
  'surface=displacementMap': 'displacementMap',
  'surface=tangents': 'normalMap',
  'surface=extras': 'clearcoat'
}

/** Pairs that exclude each other, or make no sense. */
const CLASHES = new Set([
  'shape=noNormals|surface=normalMap',
  'shape=noNormals|surface=displacementMap',
  'shape=noNormals|surface=tangents',
  'shape=noNormals|along=normal',
  'shape=noNormals|normals=pixel',
  'shape=noNormals|space=uv',
  // Nothing says what their normals are.
  'material=MeshToonMaterial|shape=noNormals',
  'material=MeshMatcapMaterial|shape=noNormals',
  'material=MeshNormalMaterial|shape=noNormals',
  'surface=extras|shape=noNormals',
  // Only pixels know the slope there.
  'space=uv|normals=vertex',
  // A batch of one kind of vertices has no morph targets; nor has three a filter for such shadows.
  'light=point|shadow=vsm'
])

export function clash(a: string, b: string): boolean {
  const [material, value] = a.startsWith('material=') ? [MATERIALS[a.slice(9) as MatrixMaterial], b] : [undefined, b]
  if (material) {
    const isMesh = material.draws === 'mesh'
    if (!isMesh && ['shape=instanced', 'shape=batched', 'shape=skinned'].includes(value)) return true
    const needed = NEEDS[value]
    return (needed !== undefined && !(needed in material.sample)) || CLASHES.has(`${a}|${b}`)
  }
  return CLASHES.has(`${a}|${b}`)
}
