import { ACESFilmicToneMapping, PCFShadowMap, PerspectiveCamera, WebGLRenderer } from 'three'
import type { PageOptions } from '../options'
import type { DemoScene } from '../scenes/demoScene'
import { AdaptiveResolution } from './adaptiveResolution'
import { Orbit } from './orbit'

export interface Covered {
  readonly right: number
  readonly bottom: number
}

/** The canvas: one renderer and one camera for all scenes, and frames only when something has changed. */
export class Stage {
  readonly renderer: WebGLRenderer
  readonly camera = new PerspectiveCamera(36, 1, 1, 12000)
  readonly orbit: Orbit
  private readonly resolution: AdaptiveResolution
  private current: DemoScene | undefined
  private requested = 0
  /** Counts calls of `prepare`; 0 while none waits. */
  private preparing = 0
  private last = 0
  private resized = true
  private covered: Covered = { right: 0, bottom: 0 }

  constructor(
    readonly canvas: HTMLCanvasElement,
    options: PageOptions
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' })
    this.renderer.toneMapping = ACESFilmicToneMapping
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    // Nothing casts another shadow when only the camera moves: scenes say when shadows are due.
    this.renderer.shadowMap.autoUpdate = false
    this.resolution = new AdaptiveResolution(this.renderer, options.resolution)
    this.orbit = new Orbit(this.camera, canvas, options.motion)
    this.orbit.controls.addEventListener('start', this.invalidate)
    this.orbit.controls.addEventListener('change', this.invalidate)
    // three brings the context back; the picture is ours.
    canvas.addEventListener('webglcontextrestored', this.invalidateShadows)
    // Resizing clears the canvas, so that it waits for the frame that fills it again.
    new ResizeObserver(() => {
      this.resized = true
      this.invalidate()
    }).observe(canvas)
  }

  /** Of the picture without what is covered at its right. */
  get aspect(): number {
    const { clientWidth, clientHeight } = this.canvas
    return (clientWidth - this.covered.right) / Math.max(1, clientHeight)
  }

  /** Pixels at the edges that something covers: the middle of the picture moves to that of the rest. */
  cover(covered: Covered): void {
    this.covered = covered
    this.resized = true
    this.invalidate()
  }

  /** Asks for a frame. */
  readonly invalidate = (): void => {
    if (this.requested === 0) this.requested = requestAnimationFrame(this.frame)
  }

  /** Asks for a frame with new shadows. */
  readonly invalidateShadows = (): void => {
    this.renderer.shadowMap.needsUpdate = true
    this.invalidate()
  }

  /** Shows a scene once its programs are ready, so that the page never freezes for them. */
  async show(scene: DemoScene): Promise<void> {
    this.renderer.toneMappingExposure = scene.exposure
    this.orbit.look(scene.view(this.aspect))
    scene.update(0)
    await this.compile(scene)
    this.current = scene
    this.resized = true
    this.draw()
    this.invalidate()
  }

  /** After a change that needs programs: keeps the last picture until they are ready. */
  readonly prepare = async (): Promise<void> => {
    const { current } = this
    if (!current) return
    const turn = ++this.preparing
    await this.compile(current)
    if (turn !== this.preparing) return
    this.preparing = 0
    this.invalidateShadows()
  }

  private async compile(scene: DemoScene): Promise<void> {
    // Where compiling cannot be done aside, asking for it is a warning.
    if (!this.renderer.extensions.has('KHR_parallel_shader_compile')) return
    await this.renderer.compileAsync(scene.scene, this.camera)
  }

  clear(): void {
    this.current = undefined
  }

  /** Draws at once, some seconds later than the last frame, for tests that read the picture. */
  readonly draw = (seconds = 0): void => {
    const { current } = this
    if (!current) return
    this.resize()
    current.update(seconds)
    this.orbit.update(seconds, current.floorAt)
    this.renderer.shadowMap.needsUpdate = true
    this.renderer.render(current.scene, this.camera)
  }

  private readonly frame = (now: number): void => {
    this.requested = 0
    const { current } = this
    // Resizing clears the canvas, which cannot wait.
    if (!current || (this.preparing > 0 && !this.resized)) return
    this.resize()
    const elapsed = this.last === 0 ? 16 : now - this.last
    const seconds = Math.min(0.1, elapsed / 1000)
    const changing = current.update(seconds)
    const moving = this.orbit.update(seconds, current.floorAt) || changing
    if (moving) this.resolution.moved(elapsed)
    else this.resolution.settled()
    this.renderer.render(current.scene, this.camera)
    this.last = moving ? now : 0
    if (moving) this.invalidate()
  }

  private resize(): void {
    if (!this.resized) return
    this.resized = false
    const { clientWidth: width, clientHeight: height } = this.canvas
    if (width === 0 || height === 0) return
    this.renderer.setSize(width, height, false)
    this.camera.aspect = width / height
    // A tall picture needs a taller view, or it would be a keyhole.
    this.camera.fov = width > height ? 36 : 36 + 18 * Math.min(1, (height / width - 1) / 1.1)
    const { right, bottom } = this.covered
    this.camera.setViewOffset(width, height, right / 2, bottom / 2, width, height)
    this.current?.resize?.(width, height, this.aspect)
  }
}
