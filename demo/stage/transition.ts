/** A change spread over some seconds, slow at both ends. */
export class Transition {
  private elapsed = 0
  private duration = 0
  private apply: ((progress: number) => void) | undefined

  /** Replaces a running one. With a duration of 0 it happens at once. */
  start(duration: number, apply: (progress: number) => void): void {
    this.elapsed = 0
    this.duration = duration
    this.apply = apply
    if (duration <= 0) this.finish()
  }

  private finish(): void {
    const { apply } = this
    this.apply = undefined
    apply?.(1)
  }

  /** Returns whether it is still running. */
  update(seconds: number): boolean {
    if (!this.apply) return false
    this.elapsed += seconds
    const t = this.elapsed / this.duration
    if (t >= 1) this.finish()
    else this.apply(t * t * t * (t * (6 * t - 15) + 10))
    return t < 1
  }
}
