import { BackSide, Group, Mesh, MeshBasicMaterial, PlaneGeometry, SphereGeometry, type Material } from 'three'
import { coordinate, displace, type Field } from 'three-perlin'
import type { Preset } from 'three-perlin/presets'
import type { PresetView, Shape } from './presetViews'

/** What a preset is shown on, where that is not what most are. */
export interface PresetStage {
  readonly shape?: Shape
  readonly options?: object
  readonly space?: 'local' | 'world'
  readonly time?: number
  readonly environment?: number
  readonly light?: number
  readonly background?: string
  material?(preset: Preset<object>): Material
  views?(material: Material, preset: Preset<object>): PresetView[]
}

export const stages: Readonly<Record<string, PresetStage | undefined>> = {
  brushedMetal: { shape: 'knot' },
  clouds: {
    background: '#4d7fb8',
    space: 'local',
    options: { on: 'dome', scale: 0.8 },
    time: 8,
    material: (preset) => new MeshBasicMaterial({ ...flat(preset), side: BackSide, toneMapped: false }),
    views: (material) => {
      const object = dome(material)
      return [
        { object, from: [0, 0, 0], at: [0, 0.5, -1], angle: 75 },
        { object, from: [0, 0, 0], at: [1, 1.1, 0.2], angle: 80 },
        { object, from: [0, 0, 0], at: [-0.6, 0.9, -0.6], angle: 32 }
      ]
    }
  },
  crackedEarth: { shape: 'ground' },
  gasGiant: { background: '#05060a', environment: 0.03, light: 1.2, time: 3, space: 'local', views: planetViews },
  granite: { shape: 'block' },
  lava: { shape: 'ground', time: 4, environment: 0.3, light: 0.5, background: '#15110f' },
  leather: { shape: 'cushion' },
  marble: { shape: 'table' },
  mossOnRock: { shape: 'block', options: { growth: coordinate('y').mul(0.35).sub(0.35) } },
  planet: { background: '#05060a', environment: 0.03, light: 1.3, time: 3, space: 'local', views: planetViews },
  rustyMetal: { shape: 'knot' },
  sandstone: { shape: 'vase' },
  snowOnSlopes: { background: '#9db4cf', environment: 0.25, light: 1.05, views: land },
  terrainLayers: { background: '#9db4cf', environment: 0.25, light: 1.05, views: land },
  water: { shape: 'ground', time: 5, environment: 0.45, background: '#9db4cf' },
  wood: { shape: 'table', options: { axis: 'x' } }
}

function flat({ material: { transparent, depthWrite } }: Preset<object>) {
  return { transparent, depthWrite }
}

function dome(material: Material): Group {
  return new Group().add(new Mesh(new SphereGeometry(1, 64, 32), material))
}

function planetViews(material: Material): PresetView[] {
  const object = new Group().add(new Mesh(new SphereGeometry(1, 160, 80), material))
  return [
    { object, from: [0, 0.3, 5.2], at: [0, 0, 0], angle: 25 },
    { object, from: [-4.2, 1.4, 1.5], at: [0, 0, 0], angle: 26 },
    { object, from: [-0.2, 0.6, 2], at: [0, 0.28, 0.9], angle: 32 }
  ]
}

function land(material: Material, preset: Preset<object>): PresetView[] {
  const mesh = new Mesh(new PlaneGeometry(10, 10, 500, 500).rotateX(-Math.PI / 2), material)
  mesh.castShadow = mesh.receiveShadow = true
  displace(mesh, (preset as unknown as { height: Field }).height, { along: 'y', space: 'world', normals: 'pixel' })
  const object = new Group().add(mesh)
  return [
    { object, from: [0, 4.4, 7], at: [0, 0.3, 0.2], angle: 42 },
    { object, from: [2.4, 1.7, 4.4], at: [-0.4, 0.6, 0], angle: 40 },
    { object, from: [3.4, 1.6, 2.6], at: [2.2, 0.5, 0.8], angle: 34 }
  ]
}
