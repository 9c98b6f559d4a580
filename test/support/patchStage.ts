import {
  AmbientLight,
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Scene,
  type Material,
  type WebGLRenderer
} from 'three'
import { fbm, perlin3, type Field } from 'three-perlin'
import { expectVertices } from './expectVertices'

/** A new field each time, equal to all others. */
export function rock(): Field {
  return fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })
}

/** A sheet that casts and receives shadows. */
export function stage(material: Material = new MeshStandardMaterial()) {
  const mesh = new Mesh(new PlaneGeometry(4, 4, 8, 8), material)
  const sun = new DirectionalLight()
  sun.position.set(0, 0, 9)
  mesh.castShadow = mesh.receiveShadow = sun.castShadow = true
  return { scene: new Scene().add(mesh, sun, new AmbientLight()), mesh, material }
}

/** Expects a mesh to be drawn displaced along its normals by a field like `rock`. */
export function expectDisplaced(renderer: WebGLRenderer, mesh: Mesh, field: Field, amplitude: number): void {
  const noise = { frequency: 0.7, octaves: 3 }
  expectVertices(renderer, { mesh, field, options: { amplitude }, noise, amplitude })
}
