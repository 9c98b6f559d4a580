import { Material } from 'three'

/**
 * Makes a material's `customProgramCacheKey` one that contains what `combine` makes of the user's own, also of one that
 * is assigned later: without our part, materials that differ in it would share a program.
 *
 * @param combine - gets what the user's function returns, '' if there is none
 */
export function overrideCacheKey(
  material: Material,
  combine: (ownKey: string) => string
): { readonly restore: () => void } {
  const own = Object.getOwnPropertyDescriptor(material, 'customProgramCacheKey')
  const before = material.customProgramCacheKey
  let users = before === Material.prototype.customProgramCacheKey ? undefined : before
  let assigned = false
  let asking = false

  const key = function (this: Material | undefined): string {
    // A function that was assigned later may call the one before, which is this.
    if (asking) return before === Material.prototype.customProgramCacheKey ? '' : before.call(this ?? material)
    asking = true
    try {
      return combine(users ? users.call(this ?? material) : '')
    } finally {
      asking = false
    }
  }
  const get = () => key
  Object.defineProperty(material, 'customProgramCacheKey', {
    get,
    set(replacement: typeof before) {
      users = replacement
      assigned = true
    },
    configurable: true,
    enumerable: own?.enumerable ?? true
  })
  return {
    restore() {
      if (Object.getOwnPropertyDescriptor(material, 'customProgramCacheKey')?.get !== get) return
      if (own) Object.defineProperty(material, 'customProgramCacheKey', own)
      else Reflect.deleteProperty(material, 'customProgramCacheKey')
      if (assigned && users) material.customProgramCacheKey = users
    }
  }
}
