import {
  DoubleSide,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Scene,
  Vector3,
  type BufferGeometry,
  type Object3D
} from 'three'
import { expect } from 'vitest'
import type { Displacement } from 'three-perlin'
import type { HeightReader } from './heightReader'
import { randomNumbers } from './randomNumbers'
import { worse } from './tolerance'

/** Compares heights with pixels at points all over the mesh; `reach` is the world height of amplitude 1 of the noise. */
export function expectDrawnHeights(readHeights: HeightReader, mesh: Mesh, surface: Displacement, reach: number): void {
  const scene = sceneOf(mesh)
  const middle = mesh.getWorldPosition(new Vector3()).y
  let worst = 0
  let found = 0
  for (const { x, z } of pointsOn(mesh, 40)) {
    // Pixels of 1/1000 of a unit: at slopes of up to 5, the rasteriser's grid costs 1.6e-4 of a unit, 1/20000 of 3.
    const points = readHeights(scene, { x, z, width: 0.008, bottom: middle - 3 * reach, top: middle + 3 * reach })
    for (const { x, y, z } of points) {
      const height = surface.heightAt(x, z)
      if (Number.isNaN(height) && Number.isNaN(y)) continue
      found++
      worst = worse(worst, Math.abs(height - y))
    }
  }
  expect(worst).toBeLessThan(1e-4 * reach)
  expect(found).toBeGreaterThan(500)
}

/** World points on random triangles of the undisplaced mesh. */
export function pointsOn(mesh: Mesh, count: number): Vector3[] {
  mesh.updateWorldMatrix(true, false)
  const { index, attributes } = mesh.geometry
  const random = randomNumbers(count)
  const triangles = (index ?? attributes.position).count / 3
  return Array.from({ length: count }, () => {
    const triangle = Math.floor(random() * triangles)
    const [r, s] = [Math.sqrt(random()), random()]
    const weights = [1 - r, r * (1 - s), r * s]
    const point = new Vector3()
    weights.forEach((weight, k) => {
      const vertex = index ? index.getX(3 * triangle + k) : 3 * triangle + k
      point.addScaledVector(mesh.getVertexPosition(vertex, new Vector3()), weight)
    })
    return point.applyMatrix4(mesh.matrixWorld)
  })
}

export function sheet(): BufferGeometry {
  return new PlaneGeometry(8, 8, 10, 10)
}

export function ground(): BufferGeometry {
  return sheet().rotateX(-Math.PI / 2)
}

export function meshOf(geometry: BufferGeometry): Mesh {
  return new Mesh(geometry, new MeshStandardMaterial({ side: DoubleSide }))
}

/** A sheet that faces z, laid on the ground by its mesh. */
export function laid(mesh: Mesh): Mesh {
  mesh.rotation.set(-Math.PI / 2, 0, 0.4)
  mesh.scale.set(2, 3, 0.5)
  mesh.position.set(20, 1, -7)
  return mesh
}

/** Parents that leave the vertical vertical. */
export function inParents(mesh: Mesh): Mesh {
  const inner = new Group().add(mesh)
  inner.rotation.y = 0.7
  inner.scale.set(1, 1, 0.6)
  const outer = new Group().add(inner)
  outer.position.set(-30, 5, 11)
  outer.rotation.y = -2
  outer.scale.set(1.2, 1.5, 0.8)
  return mesh
}

/** The mesh's scene; one is put above its parents if there is none. */
export function sceneOf(mesh: Mesh): Object3D {
  let root: Object3D = mesh
  while (root.parent) root = root.parent
  return root instanceof Scene ? root : new Scene().add(root)
}
