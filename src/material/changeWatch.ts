/** Tells whether anything that something depends on has changed, without making garbage: it is asked at every query. */
export class ChangeWatch {
  private readonly known: unknown[] = []
  private count = 0
  private changed = true

  /** To be called in the same order every time. */
  see(value: unknown): void {
    const i = this.count++
    if (this.known[i] === value && i < this.known.length) return
    this.known[i] = value
    this.changed = true
  }

  seeAll(values: ArrayLike<unknown>): void {
    for (let i = 0; i < values.length; i++) this.see(values[i])
  }

  /** Whether what was seen since the last call is other, or more or less, than before; true the first time. */
  hasChanged(): boolean {
    const changed = this.changed || this.known.length !== this.count
    this.known.length = this.count
    this.count = 0
    this.changed = false
    return changed
  }
}
