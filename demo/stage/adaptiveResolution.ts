import type { WebGLRenderer } from 'three'

/** More is not seen, and costs a phone dearly. */
const MOST = 2
const LEAST = 0.6
/** Milliseconds between frames: above the first it is too slow, below the second there is room. */
const SLOW = 24
const FAST = 13
const FRAMES = 24

/** Lowers the pixel ratio while a moving picture is too slow, and draws the last, still frame in full. */
export class AdaptiveResolution {
  private ratio: number
  private readonly full: number
  private frames = 0
  private total = 0
  private calm = 0

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly fixed: number | undefined
  ) {
    this.full = fixed ?? Math.min(devicePixelRatio, MOST)
    this.ratio = this.full
    renderer.setPixelRatio(this.full)
  }

  /** Call once a frame while the picture moves, with the time since the frame before. */
  moved(milliseconds: number): void {
    if (this.fixed !== undefined) return
    this.use(this.ratio)
    // A pause is no slow frame.
    if (milliseconds > 1000) return
    this.total += milliseconds
    if (++this.frames < FRAMES) return
    const average = this.total / this.frames
    this.frames = 0
    this.total = 0
    this.calm = average < FAST ? this.calm + 1 : 0
    if (average > SLOW) this.ratio = Math.max(LEAST, this.ratio * Math.max(0.7, SLOW / average))
    // Up again only after a while, so that it does not swing.
    else if (this.calm > 4) this.ratio = Math.min(this.full, this.ratio * 1.12)
  }

  /** Call before the last frame of a movement. */
  settled(): void {
    this.use(this.full)
    this.frames = 0
    this.total = 0
  }

  private use(ratio: number): void {
    if (Math.abs(this.renderer.getPixelRatio() - ratio) > 1e-3) this.renderer.setPixelRatio(ratio)
  }
}
