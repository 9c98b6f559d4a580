/** A property of somebody else's object that we have replaced. */
export interface Override {
  /** Whether the property is still what we made it. */
  readonly inPlace: () => boolean
  /** Makes it what it was, own or inherited, unless somebody has replaced it since. */
  readonly restore: () => void
}

/** Defined, not assigned: where there is a setter it must not run, because nothing could undo that. */
export function overrideProperty<T extends object, K extends keyof T>(object: T, name: K, value: T[K]): Override {
  const own = Object.getOwnPropertyDescriptor(object, name)
  Object.defineProperty(object, name, {
    value,
    writable: true,
    configurable: true,
    enumerable: own?.enumerable ?? true
  })
  const inPlace = () => object[name] === value
  return {
    inPlace,
    restore() {
      if (!inPlace()) return
      if (own) Object.defineProperty(object, name, own)
      else Reflect.deleteProperty(object, name)
    }
  }
}
