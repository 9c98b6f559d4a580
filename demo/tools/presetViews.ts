import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  PlaneGeometry,
  SphereGeometry,
  TorusKnotGeometry,
  Vector2,
  type BufferGeometry,
  type Material
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

/** How a preset is shown: objects, and from where. */
export interface PresetView {
  readonly object: Group
  readonly from: readonly [number, number, number]
  readonly at: readonly [number, number, number]
  readonly angle: number
  /** Whether it stands on a floor before a wall. */
  readonly studio?: boolean
}

function group(material: Material, ...parts: BufferGeometry[]): Group {
  const object = new Group()
  for (const part of parts) {
    const mesh = new Mesh(part, material)
    mesh.castShadow = mesh.receiveShadow = true
    object.add(mesh)
  }
  return object
}

const sphere = () => new SphereGeometry(1, 128, 64).translate(0, 1, 0)

const vase = () =>
  new LatheGeometry(
    [
      [0.001, 0],
      [0.42, 0],
      [0.46, 0.04],
      [0.4, 0.1],
      [0.62, 0.45],
      [0.72, 0.8],
      [0.66, 1.15],
      [0.42, 1.5],
      [0.3, 1.72],
      [0.31, 1.88],
      [0.44, 2.02],
      [0.41, 2.04],
      [0.26, 1.86]
    ].map(([r, y]) => new Vector2(r, y)),
    96
  )

const knot = () => new TorusKnotGeometry(0.62, 0.24, 220, 40).translate(0, 1.05, 0)

const table = () => [
  new RoundedBoxGeometry(2.3, 0.16, 1.5, 4, 0.04).translate(0, 1.25, 0),
  ...[-0.92, 0.92].map((x) => new CylinderGeometry(0.11, 0.07, 1.18, 40).translate(x, 0.59, 0.5)),
  ...[-0.92, 0.92].map((x) => new CylinderGeometry(0.11, 0.07, 1.18, 40).translate(x, 0.59, -0.5))
]

const block = () => [
  new RoundedBoxGeometry(1.5, 1.1, 1.3, 6, 0.06).rotateY(0.5).translate(-0.25, 0.55, 0),
  new RoundedBoxGeometry(0.7, 0.7, 0.7, 6, 0.05).rotateY(-0.2).translate(0.95, 0.35, 0.65)
]

const cushion = () => [
  new RoundedBoxGeometry(2, 0.62, 1.6, 12, 0.3).translate(0, 0.31, 0),
  new RoundedBoxGeometry(2, 1.3, 0.5, 12, 0.24).rotateX(-0.15).translate(0, 0.95, -0.85)
]

const ground = () => [new PlaneGeometry(12, 12, 1, 1).rotateX(-Math.PI / 2)]

const shapes = {
  vase: () => [vase()],
  knot: () => [knot()],
  table,
  block,
  cushion,
  ground,
  box: () => [new BoxGeometry(1.6, 1.6, 1.6).translate(0, 0.8, 0)]
} as const

export type Shape = keyof typeof shapes

/** Three views of a material: a sphere, a shape, close up. */
export function presetViews(material: Material, shape: Shape): PresetView[] {
  const studio = true
  return [
    { object: group(material, sphere()), from: [0, 1.9, 5.6], at: [0, 0.98, 0], angle: 25, studio },
    shape === 'ground'
      ? { object: group(material, ...ground()), from: [0, 1.7, 4.6], at: [0, 0.1, 0], angle: 36 }
      : { object: group(material, ...shapes[shape]()), from: [2.6, 2.5, 5], at: [0.1, 0.82, 0], angle: 31, studio },
    { object: group(material, sphere()), from: [0.75, 1.75, 2.15], at: [0.12, 1.22, 0.9], angle: 26, studio }
  ]
}
