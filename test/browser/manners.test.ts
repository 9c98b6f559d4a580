import { AmbientLight, Mesh, MeshStandardMaterial, OrthographicCamera, PlaneGeometry, Scene } from 'three'
import { describe, expect, test } from 'vitest'
import { constant, displace, inject, paint, ramp } from 'three-perlin'
import { drawnColor } from '../support/drawnColor'
import { neighbours } from '../support/neighbours'
import { rememberOwnProperties } from '../support/ownProperties'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

// Side by side with hooks of users and of other libraries, whoever comes first.

const renderer = useRenderer()
const camera = new OrthographicCamera(-4, 4, 4, -4, -10, 10)

const blue = ramp(constant(0), [
  [0, '#00f'],
  [1, '#00f']
])

/** What is ours: 1 up, blue light, and green. */
const ours = {
  displace: (mesh: Mesh) => displace(mesh, constant(1)),
  paint: (mesh: Mesh) => paint(mesh, { emissive: blue }),
  inject: (mesh: Mesh) =>
    inject(mesh.material as MeshStandardMaterial, { fragment: { emissive: 'totalEmissiveRadiance.g += 1.0;' } })
} as const satisfies Record<string, (mesh: Mesh) => unknown>
type Step = keyof typeof ours | 'theirs'

const orders: readonly (readonly Step[])[] = [
  ['theirs', 'displace'],
  ['displace', 'theirs'],
  ['theirs', 'paint'],
  ['paint', 'theirs'],
  ['theirs', 'inject'],
  ['inject', 'theirs'],
  ['displace', 'theirs', 'paint'],
  ['paint', 'theirs', 'displace'],
  ['theirs', 'displace', 'inject', 'paint'],
  ['paint', 'inject', 'displace', 'theirs'],
  // Once more on what they have made of it: our functions must not be there twice.
  ['displace', 'paint', 'inject', 'theirs', 'displace', 'paint', 'inject']
]

/** Where the first vertex of the plane is drawn, relative to where it is at rest. */
function moved(mesh: Mesh): number[] {
  const scene = new Scene().add(mesh)
  const { vViewPosition } = captureVertices(renderer, { scene, camera, mesh, names: ['vViewPosition'] })
  return [-vViewPosition[0] + 2, -vViewPosition[1] - 2, -vViewPosition[2]]
}

/** With all the light there is. A red material of three's reflects 98.5 per cent of it, for the roughness it has. */
function colorOf(mesh: Mesh): number[] {
  return drawnColor(renderer, mesh).map((value) => Math.round(value * 20) / 20)
}

describe.each(Object.entries(neighbours))('%s', (_name, { create, change, refuses }) => {
  const possible = orders.filter((order) => change ?? order[0] === 'theirs')

  test.each(possible.map((order) => ({ order: order.join(', '), steps: order })))('$order', ({ steps }) => {
    const parameters = { color: 0x000000, emissive: 0x000000 }
    const material = create?.(parameters) ?? new MeshStandardMaterial(parameters)
    const mesh = new Mesh(new PlaneGeometry(4, 4), material)
    mesh.add(new AmbientLight(0xffffff, Math.PI))
    let refusing = false
    for (const step of steps) {
      if (step === 'theirs') {
        if (change) mesh.material = change(mesh.material)
        refusing = refuses !== undefined
      } else if (refusing) {
        const checks = [mesh, mesh.material].map(rememberOwnProperties)
        expect(() => ours[step](mesh)).toThrow(refuses)
        for (const check of checks) check()
      } else {
        ours[step](mesh)
      }
    }
    const done = (step: Step) => steps.includes(step) && !(refuses && steps.indexOf(step) > steps.indexOf('theirs'))
    for (let frame = 0; frame < 3; frame++) {
      expect(moved(mesh)).toEqual([0.5, 0, Number(done('displace'))])
      expect(colorOf(mesh)).toEqual([1, Number(done('inject')), Number(done('paint'))])
    }
  })
})
