import { Mesh, MeshStandardMaterial } from 'three'
import {
  coordinate,
  distance,
  exp,
  fbm,
  mix,
  perlin3,
  ramp,
  smoothstep,
  type Field,
  type LiveColor
} from 'three-perlin'
import { paint, type Paint } from 'three-perlin'
import { createBackdrop } from './backdrop'

/** Live: where something stands on the floor, how far it reaches, and how dark it is below it. */
export interface Contact {
  readonly x: { value: number }
  readonly z: { value: number }
  readonly radius: { value: number }
  readonly strength: { value: number }
}

const CONTACTS = 3

/** A floor that becomes a wall, of cast plaster. */
export class Plaster extends Mesh<ReturnType<typeof createBackdrop>, MeshStandardMaterial> {
  readonly contacts: readonly Contact[]
  private readonly paint: Paint

  constructor(colour: LiveColor) {
    super(createBackdrop(), new MeshStandardMaterial({ dithering: true }))
    this.receiveShadow = true
    this.contacts = Array.from({ length: CONTACTS }, () => ({
      x: { value: 0 },
      z: { value: 0 },
      radius: { value: 1 },
      strength: { value: 0 }
    }))
    const stains = fbm(perlin3({ frequency: 0.45 }), { octaves: 5 })
    const grain = fbm(perlin3({ frequency: 9 }), { octaves: 2 })
    // Less light of the room gets below what stands here.
    const floor = this.contacts.map(openness).reduce((all, one) => all.mul(one))
    const open = mix(floor, 1, smoothstep(0, 1.5, coordinate('y')))
    const tone = stains.mul(0.03).add(grain.mul(0.04)).add(1)
    this.paint = paint(this, {
      color: ramp(0, [
        [0, colour],
        [1, colour]
      ]).mul(tone.mul(open)),
      roughness: stains.mul(-0.1).add(0.85),
      bump: grain.mul(0.0007)
    })
  }

  free(): void {
    this.paint.dispose()
    this.geometry.dispose()
    this.material.dispose()
  }
}

function openness({ x, z, radius, strength }: Contact): Field {
  const away = distance({ axis: 'y', through: [x, 0, z] }).div(radius)
  return exp(away.mul(away).mul(-2.6)).mul(strength).mul(-1).add(1)
}
