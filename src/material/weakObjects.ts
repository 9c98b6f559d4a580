/** Objects with a value for each, none of which is kept alive by being in here. */
export class WeakObjects<T extends object, V> {
  private readonly refs = new Set<WeakRef<T>>()
  private readonly entries = new WeakMap<T, { readonly ref: WeakRef<T>; readonly value: V }>()

  has(object: T): boolean {
    return this.entries.has(object)
  }

  get(object: T): V | undefined {
    return this.entries.get(object)?.value
  }

  set(object: T, value: V): void {
    const ref = this.entries.get(object)?.ref ?? new WeakRef(object)
    this.refs.add(ref)
    this.entries.set(object, { ref, value })
  }

  delete(object: T): void {
    const entry = this.entries.get(object)
    if (entry) this.refs.delete(entry.ref)
    this.entries.delete(object)
  }

  /** Those that are still there. */
  *[Symbol.iterator](): Generator<[T, V]> {
    for (const ref of [...this.refs]) {
      const object = ref.deref()
      const entry = object && this.entries.get(object)
      if (entry) yield [object, entry.value]
      else this.refs.delete(ref)
    }
  }
}
