import { Color, DirectionalLight, Group, HemisphereLight, Vector3 } from 'three'
import type { Atmosphere } from './atmosphere'

/** Metres around the middle that get shadows, and how far away the sun's camera stands. */
const LIT = 950
const AWAY = 2200

/** Sunlight with shadows, and the light of the sky. */
export class Sun extends Group {
  private readonly light = new DirectionalLight()
  private readonly sky = new HemisphereLight()

  constructor(
    private readonly atmosphere: Atmosphere,
    shadowMapSize: number
  ) {
    super()
    const { light } = this
    light.castShadow = true
    const { shadow } = light
    shadow.mapSize.setScalar(shadowMapSize)
    shadow.camera.left = shadow.camera.bottom = -LIT
    shadow.camera.right = shadow.camera.top = LIT
    shadow.camera.near = 100
    shadow.camera.far = 2 * AWAY
    shadow.radius = 2.2
    // In texels of this map: wide ones need more.
    const texel = (2 * LIT) / shadowMapSize
    shadow.normalBias = 1.6 * texel
    shadow.bias = -0.0003
    this.add(light, light.target, this.sky)
  }

  /** Follows the atmosphere; `ground` is the colour that the land throws back. */
  follow(ground: Color, level: number): void {
    const { light, sky } = this
    const { sunDirection, sunColour, zenithColour, horizonColour } = this.atmosphere.uniforms
    light.target.position.set(0, level, 0)
    light.position.copy(light.target.position).addScaledVector(sunDirection.value, AWAY)
    light.target.updateMatrixWorld()
    light.color.copy(sunColour.value)
    light.intensity = 1.15
    sky.color.copy(zenithColour.value).lerp(horizonColour.value, 0.5).multiplyScalar(2.7)
    // Light that comes back from sunlit ground.
    const lit = Math.max(0.15, sunDirection.value.dot(UP))
    sky.groundColor
      .copy(ground)
      .multiply(sunColour.value)
      .multiplyScalar(0.6 * lit)
    sky.groundColor.add(bounce.copy(ground).multiply(sky.color).multiplyScalar(0.5))
    sky.intensity = 1
  }

  override dispose(): void {
    super.dispose()
    this.light.dispose()
    this.sky.dispose()
  }
}

const UP = new Vector3(0, 1, 0)
const bounce = new Color()
