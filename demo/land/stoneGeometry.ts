import type { BufferGeometry } from 'three'
import { IcosahedronGeometry, Vector3 } from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import { fbm, perlin3 } from 'three-perlin'

/** A boulder about one metre across, its lower half below the origin, to lie in the ground. */
export function createStone(seed: number): BufferGeometry {
  const dents = fbm(perlin3({ seed, frequency: 1.1 }), { octaves: 4, gain: 0.45 })
  const ball = new IcosahedronGeometry(0.5, 4)
  ball.deleteAttribute('normal')
  ball.deleteAttribute('uv')
  const geometry = mergeVertices(ball, 1e-4)
  ball.dispose()
  const { position } = geometry.attributes
  const p = new Vector3()
  for (let i = 0; i < position.count; i++) {
    p.set(position.getX(i), position.getY(i), position.getZ(i)).normalize()
    // A few flat cuts make a broken stone of a round one.
    let radius = 0.5 * (1 + 0.7 * dents.sample(p.x, p.y, p.z))
    for (const cut of CUTS) radius = Math.min(radius, (0.36 + 0.03 * seed) / Math.max(1e-3, p.dot(cut)))
    position.setXYZ(i, p.x * radius * 1.15, p.y * radius * 0.8 + 0.05, p.z * radius)
  }
  geometry.computeVertexNormals()
  return geometry
}

const CUTS = [
  [0.5, 0.8, 0.2],
  [-0.7, 0.5, 0.4],
  [0.2, 0.4, -0.9],
  [-0.3, 0.9, -0.3],
  [0.9, 0.1, -0.3],
  [-0.1, 0.2, 0.97]
].map(([x, y, z]) => new Vector3(x, y, z).normalize())
