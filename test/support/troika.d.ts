declare module 'troika-three-utils' {
  import type { Material } from 'three'
  /** Comes without types: what the tests use of it. */
  export function createDerivedMaterial<T extends Material>(
    base: T,
    options: { vertexTransform?: string; fragmentColorTransform?: string }
  ): T
}
