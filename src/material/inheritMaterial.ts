import { Material } from 'three'

/**
 * A material that has all properties of another one, now and later, but programs of its own: patches on it do not change
 * the other, and what is set on it is set on it alone.
 */
export function inheritMaterial<T extends Material>(base: T): T {
  // three tells materials apart by their ids, and has the count of them.
  const { id, uuid } = new Material()
  let ahead = 0
  return Object.create(base, {
    id: { value: id },
    uuid: { value: uuid },
    // Hooks that are assigned to the other one later count as well.
    onBeforeCompile: {
      value: function (this: T, ...parameters: Parameters<Material['onBeforeCompile']>) {
        base.onBeforeCompile.apply(this, parameters)
      },
      writable: true,
      configurable: true
    },
    customProgramCacheKey: { value: () => base.customProgramCacheKey(), writable: true, configurable: true },
    // Those who listen to the other one are not meant.
    _listeners: { value: undefined, writable: true },
    // three counts it up when something changes that a program depends on, on either of the two.
    version: {
      get: () => base.version + ahead,
      set(version: number) {
        ahead = version - base.version
      },
      configurable: true
    },
    ...('uniformsNeedUpdate' in base && { uniformsNeedUpdate: forwarded(base) })
  }) as T
}

/** Set by users before a draw, on the one that they know, and taken back by three after it, on the one that was drawn. */
function forwarded(base: { uniformsNeedUpdate: unknown }): PropertyDescriptor {
  return {
    get: () => base.uniformsNeedUpdate,
    set(value: boolean) {
      base.uniformsNeedUpdate = value
    },
    configurable: true
  }
}
