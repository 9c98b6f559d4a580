import {
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  PlaneGeometry,
  SphereGeometry,
  type BufferGeometry,
  type Material
} from 'three'
import { displace, paint, type Paint } from 'three-perlin'
import type { View } from '../scenes/demoScene'
import type { LabField } from './labField'
import type { LabSettings, LabView } from './labSettings'
import { hillshade } from './hillshade'

/** One way to look at the field. */
export interface LabStage {
  readonly mesh: Mesh
  /** Shows a field; compiles only if its form is new. */
  readonly show: (field: LabField, settings: LabSettings) => void
  readonly free: () => void
  readonly view: (aspect: number) => View
  /** Whether it stands in the studio. */
  readonly studio: boolean
}

/** Units along a side of the block. */
export const BLOCK = 8
export const BLOB = 1.1

export function createLabStage(view: LabView, vertices: number): LabStage {
  return { Map: createMap, Blob: createBlob, Block: createBlock }[view](vertices)
}

function createMap(): LabStage {
  const mesh = new Mesh(
    new PlaneGeometry(400, 400).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ toneMapped: false, dithering: true })
  )
  let painted: Paint | undefined
  return {
    mesh,
    studio: false,
    free: () => painted?.dispose(),
    show({ height, colour }, { relief, time }) {
      painted = paint(mesh, { color: colour.mul(hillshade(height, relief)) }, { space: 'world', time })
    },
    view: (aspect) => ({
      position: { x: 0, y: aspect > 1 ? 17 : 21, z: 0.001 },
      target: { x: 0, y: 0, z: 0 },
      distance: [1.5, 70],
      polar: [0, 0],
      pan: 150,
      flat: true
    })
  }
}

function createBlob(vertices: number): LabStage {
  const geometry = new SphereGeometry(BLOB, Math.max(64, vertices), Math.max(32, vertices / 2))
  const mesh = shadowed(
    geometry,
    new MeshPhysicalMaterial({ roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.3, dithering: true })
  )
  mesh.position.set(0, 1.75, 0)
  const handles: { dispose: () => void }[] = []
  return {
    mesh,
    studio: true,
    free() {
      for (const handle of handles) handle.dispose()
    },
    show({ height, colour }, { amplitude, time }) {
      handles[0] = displace(mesh, height.sub(0.4), { along: 'radial', amplitude, time, normals: 'pixel' })
      handles[1] = paint(mesh, { color: colour }, { time })
    },
    view: (aspect) => ({
      position: { x: 0, y: 2.6, z: aspect > 1 ? 7.4 : 10.4 },
      target: { x: 0, y: 1.62, z: 0 },
      distance: [2.6, 14],
      polar: [0.4, 1.56],
      pan: 0
    })
  }
}

function createBlock(vertices: number): LabStage {
  const mesh = shadowed(
    createBlockGeometry(Math.max(64, vertices)),
    new MeshPhysicalMaterial({ roughness: 0.8, side: DoubleSide, dithering: true })
  )
  mesh.position.y = 0.22
  mesh.scale.setScalar(0.5)
  const handles: { dispose: () => void }[] = []
  return {
    mesh,
    studio: true,
    free() {
      for (const handle of handles) handle.dispose()
    },
    show({ height, colour }, { amplitude, time }) {
      handles[0] = displace(mesh, height, { along: 'y', amplitude, time, normals: 'pixel' })
      handles[1] = paint(mesh, { color: colour }, { time })
    },
    view: (aspect) => ({
      position: aspect > 1 ? { x: -2, y: 3.5, z: 6.9 } : { x: -3.3, y: 6.3, z: 10.2 },
      target: { x: 0, y: 0.4, z: 0 },
      distance: [2.5, 15],
      polar: [0.2, 1.5],
      pan: 1.5
    })
  }
}

function shadowed(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = mesh.receiveShadow = true
  return mesh
}

/** A sheet with sides that hang down, below the floor wherever the field is. */
function createBlockGeometry(vertices: number): BufferGeometry {
  // Beyond the edge come two rows at the same place: the upper and the lower end of the sides.
  const cells = vertices + 3
  const geometry = new PlaneGeometry(cells, cells, cells, cells).rotateX(-Math.PI / 2)
  const { position, normal } = geometry.attributes
  const edge = (vertices - 1) / 2
  const place = (u: number) => (Math.max(-edge, Math.min(edge, u)) / edge) * (BLOCK / 2)
  for (let i = 0; i < position.count; i++) {
    const [x, z] = [position.getX(i), position.getZ(i)]
    const beyond = Math.max(Math.abs(x), Math.abs(z)) - edge
    position.setXYZ(i, place(x), beyond > 1.5 ? -6 : 0, place(z))
    const facesX = Math.abs(x) >= Math.abs(z)
    if (beyond > 0.5) normal.setXYZ(i, facesX ? Math.sign(x) : 0, 0, facesX ? 0 : Math.sign(z))
  }
  geometry.deleteAttribute('uv')
  return geometry
}
