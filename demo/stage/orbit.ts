import { MOUSE, Spherical, TOUCH, Vector3, type PerspectiveCamera } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { View } from '../scenes/demoScene'

/** Half the angle over which the idle camera sways, in radians, and the seconds of one sway. */
const SWAY = 0.16
const PERIOD = 70

/** Radians, pixels, and the share of the distance of one press of a key. */
const TURN = 0.09
const SHIFT = 40
const CLOSER = 0.92

/** Orbit controls with limits, and a slow sway until the visitor takes over. */
export class Orbit {
  readonly controls: OrbitControls
  private readonly home = new Vector3()
  private readonly spherical = new Spherical()
  private readonly offset = new Vector3()
  private panLimit = 0
  private swaying: boolean
  private sways = true
  private phase = 0
  /** By how much the ground has raised the camera above where the visitor put it. */
  private lift = 0
  private travelling = false
  private moved = true

  constructor(
    private readonly camera: PerspectiveCamera,
    element: HTMLElement,
    private readonly motion: boolean
  ) {
    this.controls = new OrbitControls(camera, element)
    this.controls.enableDamping = motion
    this.controls.dampingFactor = 0.06
    this.controls.rotateSpeed = 0.55
    this.controls.zoomSpeed = 0.7
    this.swaying = motion
    this.controls.addEventListener('start', () => {
      this.swaying = false
      this.travelling = false
    })
    this.controls.addEventListener('change', () => {
      this.moved = true
    })
    element.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !this.press(event.key)) return
      event.preventDefault()
      this.swaying = this.travelling = false
    })
  }

  /** What the mouse does, by keys. Returns whether it was one of them. */
  private press(key: string): boolean {
    const { controls } = this
    const turn = (x: number, y: number) => {
      if (!controls.enableRotate) controls.pan(-SHIFT * x, -SHIFT * y)
      else if (x !== 0) controls.rotateLeft(-TURN * x)
      else controls.rotateUp(-TURN * y)
    }
    const actions: Partial<Record<string, () => void>> = {
      ArrowLeft: () => {
        turn(-1, 0)
      },
      ArrowRight: () => {
        turn(1, 0)
      },
      ArrowUp: () => {
        turn(0, -1)
      },
      ArrowDown: () => {
        turn(0, 1)
      },
      '+': () => {
        controls.dollyIn(CLOSER)
      },
      '-': () => {
        controls.dollyOut(CLOSER)
      }
    }
    const action = actions[key === '=' ? '+' : key]
    action?.()
    return action !== undefined
  }

  look({ position, target, distance, polar, pan, flat = false }: View): void {
    const { controls, camera } = this
    controls.enableRotate = !flat
    controls.zoomToCursor = flat
    controls.mouseButtons.LEFT = flat ? MOUSE.PAN : MOUSE.ROTATE
    controls.touches.ONE = flat ? TOUCH.PAN : TOUCH.ROTATE
    controls.minAzimuthAngle = flat ? 0 : -Infinity
    controls.maxAzimuthAngle = flat ? 0 : Infinity
    this.lift = 0
    camera.position.copy(position)
    controls.target.copy(target)
    this.home.copy(target)
    this.panLimit = pan
    ;[controls.minDistance, controls.maxDistance] = distance
    ;[controls.minPolarAngle, controls.maxPolarAngle] = polar
    controls.enablePan = pan > 0
    this.phase = 0
    this.sways = this.motion && !flat
    this.swaying = this.sways
    controls.update()
  }

  /** Starts a way to another view; the function that it returns goes along it, until the visitor takes over. */
  travel(view: View): (progress: number) => void {
    const { camera, controls } = this
    const from = { position: camera.position.clone(), target: controls.target.clone() }
    this.look(view)
    const to = { position: camera.position.clone(), target: controls.target.clone() }
    this.swaying = false
    this.travelling = true
    return (progress) => {
      if (!this.travelling) return
      this.lift = 0
      camera.position.lerpVectors(from.position, to.position, progress)
      controls.target.lerpVectors(from.target, to.target, progress)
      controls.update()
      if (progress === 1) this.travelling = !(this.swaying = this.sways)
    }
  }

  /** Returns whether the camera moves. */
  update(seconds: number, floorAt?: (x: number, z: number) => number): boolean {
    this.moved = false
    this.camera.position.y -= this.lift
    this.lift = 0
    if (this.swaying) this.sway(seconds)
    if (!this.travelling) this.limitTarget()
    this.controls.update(seconds)
    if (floorAt) this.stayAbove(floorAt)
    return this.moved || this.swaying
  }

  private sway(seconds: number): void {
    const before = Math.sin(this.phase)
    this.phase += (seconds * 2 * Math.PI) / PERIOD
    this.offset.subVectors(this.camera.position, this.controls.target)
    this.spherical.setFromVector3(this.offset)
    this.spherical.theta += SWAY * (Math.sin(this.phase) - before)
    this.camera.position.copy(this.controls.target).add(this.offset.setFromSpherical(this.spherical))
  }

  private limitTarget(): void {
    const { target } = this.controls
    this.offset.subVectors(target, this.home)
    if (this.offset.length() <= this.panLimit) return
    this.offset.setLength(this.panLimit).add(this.home).sub(target)
    target.add(this.offset)
    this.camera.position.add(this.offset)
  }

  private stayAbove(floorAt: (x: number, z: number) => number): void {
    const { position } = this.camera
    const floor = floorAt(position.x, position.z)
    if (!(position.y < floor)) return
    this.lift = floor - position.y
    position.y = floor
    this.camera.lookAt(this.controls.target)
  }
}
