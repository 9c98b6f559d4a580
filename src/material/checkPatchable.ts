import type { Material } from 'three'

const REPLACED = ['onBeforeCompile', 'customProgramCacheKey', 'clone'] as const

/**
 * @param where - the public function and the material, for the error
 * @throws if somebody has fixed what a patch replaces
 */
export function checkPatchable(material: Material, where: string): void {
  for (const name of REPLACED) {
    const own = Object.getOwnPropertyDescriptor(material, name)
    if (own ? own.configurable : Object.isExtensible(material)) continue
    throw new Error(
      `${where}: its \`${name}\` is fixed, as troika's createDerivedMaterial does it, and cannot be replaced. Do this ` +
        'to the material that it is derived from, before it is derived.'
    )
  }
}
