import { BufferAttribute, Mesh, MeshStandardMaterial, PlaneGeometry, Raycaster, Vector3 } from 'three'
import { displace, fbm, perlin2 } from 'three-perlin'
import type { CpuCandidate } from './cpuCandidate'

const SIZE = 400
const HEIGHT = 40
const RAYS = 32

const field = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 60 }), { octaves: 6 }).fit(0, HEIGHT)

function land(): Mesh<PlaneGeometry> {
  return new Mesh(new PlaneGeometry(SIZE, SIZE, 256, 256).rotateX(-Math.PI / 2), new MeshStandardMaterial())
}

/** The land as three needs it: its vertices moved. */
function movedLand(): Mesh {
  const mesh = land()
  const { position } = mesh.geometry.attributes
  // In doubles, as we have them: floats would move what the rays meet.
  const moved = Float64Array.from(position.array)
  for (let at = 0; at < moved.length; at += 3) moved[at + 1] += field.sample(moved[at], 0, moved[at + 2])
  mesh.geometry.setAttribute('position', new BufferAttribute(moved, 3))
  return mesh
}

/** From 100 above the land, down to all sides of it. */
const raycasters = Array.from({ length: RAYS }, (_, i) => {
  const angle = 2.4 * i
  const target = new Vector3(Math.cos(angle), 0, Math.sin(angle)).multiplyScalar((0.45 * SIZE * (i + 1)) / RAYS)
  const origin = new Vector3(0.1 * i, HEIGHT + 100, 0)
  return new Raycaster(origin, target.sub(origin).normalize())
})

const surface = displace(land(), field, { along: 'y' })
const moved = movedLand()

const distances = {
  ours: () => raycasters.map((raycaster) => surface.raycast(raycaster)?.distance ?? Infinity),
  three: () => raycasters.map((raycaster) => raycaster.intersectObject(moved).at(0)?.distance ?? Infinity)
}

type Part = Pick<CpuCandidate, 'name' | 'own' | 'values' | 'expected' | 'tolerance'>

const parts: readonly Part[] = [
  // Doubles of up to 400 err by 3e-14 each, some tens of times.
  { name: 'raycast of a displacement', own: true, values: distances.ours, expected: distances.three, tolerance: 1e-11 },
  { name: 'three Raycaster', own: false, values: distances.three, expected: distances.three }
]

/** What a ray meets first, of a land of 256 × 256 squares. */
export const cpuRays: readonly CpuCandidate[] = parts.map((part) => ({
  ...part,
  group: 'rays',
  samples: RAYS,
  run: () => part.values()[0]
}))
