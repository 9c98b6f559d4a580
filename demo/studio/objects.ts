import { Group, Mesh, MeshPhysicalMaterial, SphereGeometry, TorusKnotGeometry, Vector4, type IUniform } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { createBackdrop } from './backdrop'
import { finishes } from './finishes'
import { paintSolid } from './paintSolid'
import plaster from './plaster.glsl?raw'

const CUBE = 1.55

/** What each finish is shown on. */
const SHAPES = {
  marble: () => ({ geometry: new SphereGeometry(1, 128, 96), material: { clearcoat: 1, clearcoatRoughness: 0.06 } }),
  wood: () => ({
    geometry: new TorusKnotGeometry(0.86, 0.3, 360, 48, 2, 3),
    material: { clearcoat: 1, clearcoatRoughness: 0.08 }
  }),
  copper: () => ({ geometry: new RoundedBoxGeometry(CUBE, CUBE, CUBE, 8, 0.09), material: {} })
} as const

/** Where the three stand: in a row in a wide picture, close together in a tall one. */
const PLACES = {
  marble: { wide: [-2.3, 0.45], tall: [-0.98, 1.15], turn: 0.4, contact: [0.7, 0.95] },
  wood: { wide: [0, -0.35], tall: [0.1, -1.3], turn: 0.35, contact: [0.8, 0.75] },
  copper: { wide: [2.3, 0.4], tall: [1.12, 1.0], turn: 0.62, contact: [1.3, 0.95] }
} as const

/** Three painted objects on a plaster floor. */
export class StudioObjects extends Group {
  private readonly meshes = new Map<keyof typeof PLACES, Mesh>()
  private readonly contacts = Object.keys(PLACES).map(() => new Vector4())
  private readonly disposables: { dispose: () => void }[] = []

  constructor(uniforms: Readonly<Record<string, IUniform>>) {
    super()
    const all = { ...uniforms, copperHalf: { value: CUBE / 2 }, contacts: { value: this.contacts } }
    for (const { name, glsl } of finishes) {
      const shape = SHAPES[name as keyof typeof SHAPES]()
      const material = new MeshPhysicalMaterial({ ...shape.material, dithering: true })
      paintSolid(material, name, glsl, all)
      const mesh = new Mesh(shape.geometry, material)
      mesh.name = name
      mesh.castShadow = mesh.receiveShadow = true
      mesh.geometry.computeBoundingBox()
      // Each rests on the floor.
      mesh.position.y = -(mesh.geometry.boundingBox?.min.y ?? 0)
      mesh.rotation.y = PLACES[name as keyof typeof PLACES].turn
      this.meshes.set(name as keyof typeof PLACES, mesh)
      this.keep(mesh)
    }
    const backdrop = new Mesh(createBackdrop(), new MeshPhysicalMaterial({ dithering: true }))
    paintSolid(backdrop.material, 'plaster', plaster, all)
    backdrop.receiveShadow = true
    this.keep(backdrop)
  }

  arrange(aspect: number): void {
    const wide = Math.min(1, Math.max(0, (aspect - 0.6) / 0.9))
    for (const [i, [name, mesh]] of [...this.meshes].entries()) {
      const { wide: w, tall: t, contact } = PLACES[name]
      mesh.position.x = t[0] + (w[0] - t[0]) * wide
      mesh.position.z = t[1] + (w[1] - t[1]) * wide
      this.contacts[i].set(mesh.position.x, mesh.position.z, contact[0], contact[1])
    }
  }

  override dispose(): void {
    super.dispose()
    for (const item of this.disposables) item.dispose()
  }

  private keep(mesh: Mesh<Mesh['geometry'], MeshPhysicalMaterial> | Mesh): void {
    this.add(mesh)
    this.disposables.push(mesh.geometry, mesh.material as MeshPhysicalMaterial)
  }
}
