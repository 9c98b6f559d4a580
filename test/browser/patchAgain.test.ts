import { Mesh, MeshDepthMaterial, MeshStandardMaterial, PlaneGeometry } from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin3, value3 } from 'three-perlin'
import { originCamera } from '../support/expectVertices'
import { rememberOwnProperties } from '../support/ownProperties'
import { expectDisplaced, rock, stage } from '../support/patchStage'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
renderer.shadowMap.enabled = true

describe('displacing again', () => {
  test('with equal options gives the same handle and changes nothing', () => {
    const { scene, mesh, material } = stage()
    const time = { value: 0 }
    const options = { amplitude: 0.5, along: 'z', time } as const
    const surface = displace(mesh, rock(), options)
    renderer.render(scene, originCamera)
    const programs = renderer.info.programs?.map((program) => program)
    const expectSame = [mesh, material].map(rememberOwnProperties)
    for (let i = 0; i < 3; i++) expect(displace(mesh, rock(), { ...options })).toBe(surface)
    renderer.render(scene, originCamera)
    for (const expectation of expectSame) expectation()
    expect(renderer.info.programs?.map((program) => program)).toEqual(programs)
  })

  test('with other live values of the same text takes those, without a new program', () => {
    const { scene, mesh } = stage()
    const first = { amplitude: { value: 0.2 } }
    const second = { amplitude: { value: 0.7 } }
    displace(mesh, rock(), first)
    renderer.render(scene, originCamera)
    const programs = renderer.info.programs?.length
    displace(mesh, rock(), second)
    expectDisplaced(renderer, mesh, rock(), 0.7)
    second.amplitude.value = 0.4
    first.amplitude.value = 9
    expectDisplaced(renderer, mesh, rock(), 0.4)
    expect(renderer.info.programs).toHaveLength(programs ?? NaN)
  })

  test('with another seed of the same text takes its tables', () => {
    const { mesh } = stage()
    for (const seed of [1, 2, 'x', 1]) {
      const field = fbm(perlin3({ seed, frequency: 0.7 }), { octaves: 3 })
      displace(mesh, field, { amplitude: 0.5 })
      expectDisplaced(renderer, mesh, field, 0.5)
    }
  })

  test('with other options replaces it on all meshes, and the old programs go', () => {
    const { scene, mesh, material } = stage()
    const other = new Mesh(new PlaneGeometry(3, 3, 5, 5), material)
    other.castShadow = true
    scene.add(other)
    const surface = displace(mesh, constant(1))
    const otherSurface = surface.attach(other)
    renderer.render(scene, originCamera)
    const programs: unknown[] = []
    // Back and forth: three would find the old program by its key, and not call the hook.
    for (const amplitude of [0.3, 0.5, 0.3, 0.5]) {
      expect(displace(mesh, rock(), { amplitude })).toBe(surface)
      expect(displace(other, rock(), { amplitude })).toBe(otherSurface)
      expectDisplaced(renderer, mesh, rock(), amplitude)
      expectDisplaced(renderer, other, rock(), amplitude)
      programs.push(renderer.info.programs?.length)
    }
    expect(programs[2]).toBe(programs[0])
    expect(programs[3]).toBe(programs[1])
  })

  test('after dispose, with a live value, works as the first time', () => {
    const { scene, mesh } = stage()
    const amplitude = { value: 0.5 }
    for (const value of [0.5, 0.2, 0.8]) {
      const { dispose } = displace(mesh, rock(), { amplitude })
      amplitude.value = value
      expectDisplaced(renderer, mesh, rock(), value)
      dispose()
      renderer.render(scene, originCamera)
    }
  })

  test('50 times leaves nothing behind', () => {
    const { scene, mesh, material } = stage()
    const fields = [rock(), value3({ seed: 1 }), constant(1)]
    const count = () => ({ ...renderer.info.memory, programs: renderer.info.programs?.length })
    // The tables of a seed stay, once made.
    for (const field of fields) {
      displace(mesh, field)
      renderer.render(scene, originCamera)
    }
    displace(mesh, constant(1)).dispose()
    renderer.render(scene, originCamera)
    const undisplaced = count()
    for (let i = 0; i < 50; i++) {
      const surface = displace(mesh, fields[i % 3], { amplitude: 1 + (i % 2) })
      if (i % 5 === 0) renderer.render(scene, originCamera)
      surface.dispose()
      if (i % 10 === 0) renderer.render(scene, originCamera)
    }
    renderer.render(scene, originCamera)
    expect(count()).toEqual(undisplaced)
    material.dispose()
  })
})

describe('a mesh that changes its material', () => {
  test('leaves the displacement of the old one when it is displaced with the new one', () => {
    const { scene, mesh, material } = stage()
    const before = rememberOwnProperties(material)
    const beforeMesh = rememberOwnProperties(mesh)
    const first = displace(mesh, rock(), { amplitude: 0.2 })
    const next = new MeshStandardMaterial()
    mesh.material = next
    const second = displace(mesh, rock(), { amplitude: 0.5 })
    expect(second).not.toBe(first)
    before()
    expectDisplaced(renderer, mesh, rock(), 0.5)
    expect(mesh.customDepthMaterial).toBe(second.depthMaterial)
    first.dispose()
    expectDisplaced(renderer, mesh, rock(), 0.5)
    second.dispose()
    mesh.material = material
    beforeMesh()
    expect(scene.children).toContain(mesh)
  })

  test('keeps a shadow material of its own', () => {
    const { scene, mesh } = stage()
    const own = (mesh.customDepthMaterial = new MeshDepthMaterial())
    renderer.render(scene, originCamera)
    const before = rememberOwnProperties(own)
    displace(mesh, rock())
    mesh.material = new MeshStandardMaterial()
    const { dispose } = displace(mesh, rock())
    expect(Object.getPrototypeOf(mesh.customDepthMaterial)).toBe(own)
    renderer.render(scene, originCamera)
    dispose()
    expect(mesh.customDepthMaterial).toBe(own)
    before()
  })
})
