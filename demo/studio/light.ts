import {
  DirectionalLight,
  Group,
  PMREMGenerator,
  SpotLight,
  type Texture,
  type WebGLRenderTarget,
  type WebGLRenderer
} from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'

/** A studio: a soft key light with shadows, a cool rim from behind, and a room to be mirrored. */
export class StudioLight extends Group {
  private readonly room: WebGLRenderTarget
  private readonly key = new SpotLight('#ffe0bd', 300, 0, 0.5, 0.85, 2)
  private readonly glow = new SpotLight('#e8a878', 150, 0, 0.75, 1, 2)
  private readonly rim = new DirectionalLight('#9fc0ff', 1.1)
  private readonly generator: PMREMGenerator

  constructor(renderer: WebGLRenderer, shadowMapSize: number) {
    super()
    this.generator = new PMREMGenerator(renderer)
    const room = new RoomEnvironment()
    this.room = this.generator.fromScene(room, 0.035)
    room.dispose()

    const { key, rim, glow } = this
    key.position.set(-4.2, 7.6, 4.6)
    key.target.position.set(0.2, 0.6, 0)
    key.castShadow = true
    key.shadow.mapSize.setScalar(Math.min(2048, shadowMapSize))
    key.shadow.camera.near = 3
    key.shadow.camera.far = 20
    key.shadow.radius = 7
    key.shadow.normalBias = 0.02
    key.shadow.bias = -0.0004
    rim.position.set(4, 3.2, -5)
    // Light on the wall, behind the objects.
    glow.position.set(1.5, 0.6, -4)
    glow.target.position.set(0.5, 4.2, -10.5)
    this.add(key, key.target, rim, glow, glow.target)
  }

  get environment(): Texture {
    return this.room.texture
  }

  override dispose(): void {
    super.dispose()
    this.key.dispose()
    this.rim.dispose()
    this.glow.dispose()
    this.room.dispose()
    this.generator.dispose()
  }
}
