import { Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, fbm, perlin3 } from 'three-perlin'
import { drawnColor } from '../support/drawnColor'
import { originCamera } from '../support/expectVertices'
import { expectDisplaced, rock, stage } from '../support/patchStage'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
renderer.shadowMap.enabled = true

describe('a clone of a displaced material', () => {
  test('is displaced, and can be displaced otherwise and undone', () => {
    const { scene, mesh, material } = stage()
    displace(mesh, rock(), { amplitude: 0.5 })
    const clone = material.clone()
    const other = new Mesh(mesh.geometry, clone)
    scene.add(other)
    expectDisplaced(renderer, other, rock(), 0.5)
    const surface = displace(other, rock(), { amplitude: 0.2 })
    expectDisplaced(renderer, other, rock(), 0.2)
    expectDisplaced(renderer, mesh, rock(), 0.5)
    surface.dispose()
    expectDisplaced(renderer, other, constant(0), 1)
    expect(Object.hasOwn(clone, 'onBeforeCompile')).toBe(false)
    expectDisplaced(renderer, mesh, rock(), 0.5)
  })

  test('keeps its displacement when that of the original is replaced by another text, and undone', () => {
    const { scene, mesh, material } = stage()
    const live = { value: 0.5 }
    const { dispose } = displace(mesh, rock(), { amplitude: live })
    const clone = material.clone()
    const again = clone.clone()
    const others = [clone, again].map((each) => new Mesh(mesh.geometry, each))
    scene.add(...others)
    const expectClones = (amplitude: number) => {
      for (const other of others) expectDisplaced(renderer, other, rock(), amplitude)
    }
    expectClones(0.5)
    // Another number of seeds: the tables of the original have other rows.
    displace(mesh, rock().add(fbm(perlin3({ seed: 'other', frequency: 0.7 }), { octaves: 2 })), { along: 'z' })
    live.value = 0.3
    expectClones(0.3)
    dispose()
    expectClones(0.3)
    displace(clone, rock()).dispose()
    expectDisplaced(renderer, others[0], constant(0), 1)
    expectDisplaced(renderer, others[1], rock(), 0.3)
  })

  test('shares the program of the original', () => {
    const { scene, mesh, material } = stage()
    displace(mesh, rock(), { amplitude: 0.123 })
    renderer.render(scene, originCamera)
    const programs = renderer.info.programs?.length ?? NaN
    scene.add(new Mesh(mesh.geometry, material.clone()))
    renderer.render(scene, originCamera)
    expect(renderer.info.programs).toHaveLength(programs)
  })

  test('of a material whose displacement was disposed is plain', () => {
    const material = new MeshStandardMaterial()
    displace(material, constant(1000)).dispose()
    const clone = material.clone()
    expect(Object.hasOwn(clone, 'onBeforeCompile')).toBe(false)
    clone.emissive.set(0xff0000)
    expect(drawnColor(renderer, new Mesh(new PlaneGeometry(), clone))).toEqual([1, 0, 0])
  })
})

describe('a clone of a displaced mesh', () => {
  test('is drawn displaced once it is attached', () => {
    const { scene, mesh } = stage()
    const surface = displace(mesh, rock(), { amplitude: 0.5 })
    const clone = mesh.clone()
    scene.add(new Group().add(clone))
    surface.attach(clone)
    expect(clone.customDepthMaterial).toBe(surface.depthMaterial)
    expectDisplaced(renderer, clone, rock(), 0.5)
  })
})
