declare module 'troika-three-utils' {
  import type { Material } from 'three'
  /** Comes without types: what the tests use of it. */
  export function createDerivedMaterial(
    base: Material,
    options: { vertexTransform?: string; fragmentColorTransform?: string }
  ): Material
}
