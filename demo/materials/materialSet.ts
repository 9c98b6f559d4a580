import {
  BackSide,
  Color,
  Fog,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  SpotLight,
  type WebGLRenderTarget,
  type WebGLRenderer
} from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { coordinate, paint, perlin3, ramp, smoothstep, type Paint } from 'three-perlin'
import { Plaster } from '../studio/plaster'
import { sets, type SetName, type SetRow } from './sets'
import type { ShapeName } from './shapes'

const CONTACT = { Sphere: [0.75, 0.85], Knot: [1.0, 0.6], Lamp: [0.85, 0.75], Bust: [0.6, 0.8] } as const

/** Light, floor and background around the material. */
export class MaterialSet {
  exposure = 1
  /** By the colour of the sky; that of a room has none. */
  private readonly surroundings = new Map<string | undefined, WebGLRenderTarget>()
  private readonly sun = new SpotLight('#fff', 1, 0, 1, 1, 0)
  private readonly floorColour = { value: '#000000' }
  private readonly plaster = new Plaster(this.floorColour)
  private readonly backdrop = new Color()
  private readonly heaven: Mesh<SphereGeometry, MeshBasicMaterial>
  private readonly heavenPaint: Paint
  private readonly heavenColours = { low: { value: '#000000' }, high: { value: '#000000' }, stars: { value: 0 } }

  constructor(
    private readonly scene: Scene,
    private readonly renderer: WebGLRenderer,
    shadowMapSize: number
  ) {
    const { sun } = this
    sun.castShadow = true
    sun.shadow.mapSize.setScalar(Math.min(2048, shadowMapSize))
    sun.shadow.radius = 4
    sun.shadow.normalBias = 0.02
    Object.assign(sun.shadow.camera, { near: 1, far: 40 })
    scene.background = this.backdrop
    this.heaven = new Mesh(
      new SphereGeometry(900, 64, 32),
      new MeshBasicMaterial({ side: BackSide, toneMapped: false, depthWrite: false, fog: false })
    )
    this.heaven.renderOrder = -1
    this.heaven.frustumCulled = false
    this.heavenPaint = this.paintHeaven()
    scene.add(sun, this.plaster, this.heaven)
  }

  show(name: SetName, shape: ShapeName): void {
    const { floor, background, haze, sky, environment, sun, exposure }: SetRow = sets[name]
    this.exposure = exposure
    this.scene.environment = this.surroundingsOf(sky).texture
    this.scene.environmentIntensity = environment
    this.scene.fog = haze ? new Fog(background, ...haze) : null
    this.backdrop.set(background)
    this.sun.color.set(sun.colour)
    this.sun.intensity = sun.intensity
    this.sun.position.set(...sun.position)
    this.sun.angle = sun.cone
    this.plaster.visible = floor !== undefined && shape !== 'Ground'
    if (floor !== undefined) this.floorColour.value = floor
    this.heaven.visible = name !== 'studio' && name !== 'dusk'
    const { low, high, stars } = this.heavenColours
    ;[low.value, high.value] = HEAVENS[name]
    stars.value = name === 'space' ? 1 : 0
    const [contact] = this.plaster.contacts
    const [radius, strength] = shape in CONTACT ? CONTACT[shape as keyof typeof CONTACT] : [1, 0]
    contact.radius.value = radius
    contact.strength.value = strength
  }

  dispose(): void {
    this.sun.dispose()
    for (const target of this.surroundings.values()) target.dispose()
    this.plaster.free()
    this.heavenPaint.dispose()
    this.heaven.geometry.dispose()
    this.heaven.material.dispose()
  }

  private surroundingsOf(sky: string | undefined): WebGLRenderTarget {
    let target = this.surroundings.get(sky)
    if (!target) {
      const generator = new PMREMGenerator(this.renderer)
      const room =
        sky === undefined ? new RoomEnvironment() : Object.assign(new Scene(), { background: new Color(sky) })
      target = generator.fromScene(room, 0.04)
      if (room instanceof RoomEnvironment) room.dispose()
      generator.dispose()
      this.surroundings.set(sky, target)
    }
    return target
  }

  /** From the horizon to the zenith; stars are the highest peaks of noise. */
  private paintHeaven(): Paint {
    const { low, high, stars } = this.heavenColours
    const up = coordinate('y').div(900)
    const bright = smoothstep(0.62, 0.8, perlin3({ seed: 3, frequency: 0.09 })).mul(stars)
    const dust = smoothstep(-0.3, 0.9, perlin3({ seed: 4, frequency: 0.002 }))
    const color = ramp(up, [
      [-0.02, low],
      [0.75, high]
    ]).mul(bright.mul(dust.mul(30)).add(1))
    return paint(this.heaven, { color })
  }
}

/** Colours at the horizon and above. */
const HEAVENS: Readonly<Record<SetName, readonly [string, string]>> = {
  studio: ['#000000', '#000000'],
  dusk: ['#000000', '#000000'],
  outdoors: ['#c9d4de', '#7f9fc4'],
  sea: ['#e6cdb0', '#6c8cb4'],
  space: ['#07090e', '#05070b'],
  sky: ['#b5cfe6', '#2f66ad']
}
