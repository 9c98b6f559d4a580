/** A property of somebody else's object that we have replaced. */
export interface Override {
  /** Whether the property is still what we made it. */
  readonly inPlace: () => boolean
  /** Makes it what it was, own or inherited, unless somebody has replaced it since. */
  readonly restore: () => void
}

interface Layer {
  readonly name: PropertyKey
  readonly value: unknown
  /** What the object itself had before. */
  own: PropertyDescriptor | undefined
}

/** Overrides of an object, the later ones over the earlier. */
const layers = /*#__PURE__*/ new WeakMap<object, Layer[]>()

/**
 * Defined, not assigned: where there is a setter it must not run, because nothing could undo that. Several overrides of
 * one property may be restored in any order: after the last one it is what it was before the first.
 */
export function overrideProperty<T extends object, K extends keyof T>(object: T, name: K, value: T[K]): Override {
  const layer: Layer = { name, value, own: Object.getOwnPropertyDescriptor(object, name) }
  const stack = layers.get(object) ?? []
  layers.set(object, stack)
  stack.push(layer)
  Object.defineProperty(object, name, {
    value,
    writable: true,
    configurable: true,
    enumerable: layer.own?.enumerable ?? true
  })
  const inPlace = () => object[name] === value
  return {
    inPlace,
    restore() {
      const index = stack.indexOf(layer)
      if (index < 0) return
      stack.splice(index, 1)
      const { own } = layer
      if (inPlace()) {
        if (own) Object.defineProperty(object, name, own)
        else Reflect.deleteProperty(object, name)
        return
      }
      const above = stack.find((other) => other.name === name && other.own?.value === value)
      if (above) above.own = own
    }
  }
}
