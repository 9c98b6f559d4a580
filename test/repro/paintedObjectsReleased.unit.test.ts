import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { expect, test } from 'vitest'
import { paint, perlin3 } from 'three-perlin'

// What is painted kept every object that it had ever been given.

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test.each(['roughness', 'opacity'] as const)('objects with painted %s may go', async (channel) => {
  const material = new MeshStandardMaterial()
  const channels = { [channel]: perlin3() }
  const painted = paint(material, channels)
  const refs = Array.from({ length: 50 }, (_, i) => {
    const mesh = new Mesh(new PlaneGeometry(), material)
    if (i % 2 === 0) paint(mesh, channels)
    else painted.attach(mesh)
    return new WeakRef(mesh)
  })
  await new Promise((resolve) => setTimeout(resolve))
  collectGarbage()
  // The last one may still be on the stack.
  expect(refs.filter((ref) => ref.deref()).length).toBeLessThanOrEqual(1)
  painted.dispose()
})

test('one object is let go of by its handle', () => {
  const material = new MeshStandardMaterial()
  const { attach, dispose } = paint(material, { opacity: perlin3() })
  const meshes = [0, 1].map(() => new Mesh(new PlaneGeometry(), material))
  const handles = meshes.map(attach)
  expect(meshes.map((mesh) => mesh.customDepthMaterial !== undefined)).toEqual([true, true])
  handles[0].dispose()
  handles[0].dispose()
  expect(meshes.map((mesh) => mesh.customDepthMaterial !== undefined)).toEqual([false, true])
  expect(Object.hasOwn(meshes[0], 'onBeforeRender')).toBe(false)
  expect(Object.hasOwn(material, 'onBeforeCompile')).toBe(true)
  dispose()
  expect(meshes.map((mesh) => mesh.customDepthMaterial !== undefined)).toEqual([false, false])
})
