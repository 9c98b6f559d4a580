import { Mesh, MeshBasicMaterial, PlaneGeometry, Ray, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { constant, displace } from 'three-perlin'

// Of a mesh with several materials, three draws the triangles of its groups alone; heightAt found the others, too.

test('heights are those of triangles that have a material', () => {
  const geometry = new PlaneGeometry(4, 4, 2, 1).rotateX(-Math.PI / 2)
  const materials = [new MeshBasicMaterial()]
  geometry.addGroup(0, 6, 0)
  geometry.addGroup(6, 6, 1)
  const { heightAt, raycast } = displace(new Mesh(geometry, materials), constant(1), { along: 'y' })
  const down = (x: number) => raycast(new Ray(new Vector3(x, 9, 0.3), new Vector3(0, -1, 0)))?.distance
  expect([heightAt(-1, 0.3), heightAt(1, 0.3)]).toEqual([1, NaN])
  expect([down(-1), down(1)]).toEqual([8, undefined])
  geometry.groups[1].materialIndex = 0
  expect([heightAt(-1, 0.3), heightAt(1, 0.3)]).toEqual([1, 1])
  expect([down(-1), down(1)]).toEqual([8, 8])
})
