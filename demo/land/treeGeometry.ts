import { BufferAttribute, BufferGeometry, Color, CylinderGeometry, IcosahedronGeometry, Vector3 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { createNoise } from 'three-perlin'

/** One metre high, its foot at the origin. A white leaf takes the colour of the instance; bark is darker. */
export function createConifer(): BufferGeometry {
  const parts = [trunk(0.02, 0.3)]
  const tiers = 10
  for (let tier = 0; tier < tiers; tier++) {
    const t = tier / (tiers - 1)
    const bottom = 0.09 + 0.78 * t ** 0.9
    parts.push(
      boughs(bottom, bottom + 0.2 - 0.07 * t, (0.2 * (1 - t) ** 0.8 + 0.03) * (0.9 + 0.1 * Math.cos(2.4 * tier)), tier)
    )
  }
  return merge(parts)
}

/** A crown of several clumps, dented by perlin3. */
export function createBroadleaf(): BufferGeometry {
  const clumps = [
    [0, 0.62, 0, 0.3],
    [0.16, 0.5, 0.06, 0.22],
    [-0.13, 0.52, 0.12, 0.21],
    [-0.03, 0.48, -0.17, 0.22]
  ] as const
  return merge([trunk(0.035, 0.42), ...clumps.map(([x, y, z, radius]) => clump(new Vector3(x, y, z), radius))])
}

const BARK = new Color('#4a3a2c')

function trunk(radius: number, height: number): BufferGeometry {
  const geometry = new CylinderGeometry(radius * 0.6, radius, height + 0.1, 5, 1, true).toNonIndexed()
  // A little below the foot, so that no slope shows a gap.
  geometry.translate(0, height / 2 - 0.05, 0)
  return paint(geometry, () => BARK)
}

/** A skirt of drooping boughs: a cone whose rim goes in and out. */
function boughs(bottom: number, top: number, radius: number, turn: number): BufferGeometry {
  const sides = 14
  const rim = Array.from({ length: sides }, (_, i) => {
    const angle = ((i + turn * 0.37) / sides) * 2 * Math.PI
    const out = radius * (i % 2 === 0 ? 1 : 0.5) * (0.88 + 0.24 * Math.sin(3.1 * i + 2.3 * turn))
    return new Vector3(Math.cos(angle) * out, bottom + (i % 2 === 0 ? -0.025 : 0.035), Math.sin(angle) * out)
  })
  const tip = new Vector3(0, top, 0)
  const under = new Vector3(0, bottom + 0.07, 0)
  const points = rim.flatMap((corner, i) => {
    const next = rim[(i + 1) % sides]
    return [corner, tip, next, corner, next, under]
  })
  const geometry = new BufferGeometry().setFromPoints(points)
  // Soft needles, not facets: light as on a cone, a little from above.
  const normals = points.map((p) => new Vector3(p.x, 0.55 * Math.hypot(p.x, p.z) + 0.03, p.z).normalize())
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals.flatMap((n) => n.toArray())), 3))
  const shade = new Color()
  return paint(geometry, ({ x, y, z }) => shade.setScalar(0.5 + 0.42 * (Math.hypot(x, z) / radius) + 0.12 * y))
}

const noise = createNoise({ seed: 3 })

function clump(centre: Vector3, radius: number): BufferGeometry {
  const geometry = new IcosahedronGeometry(1, 2)
  const { position, normal } = geometry.attributes
  const p = new Vector3()
  for (let i = 0; i < position.count; i++) {
    p.fromBufferAttribute(position, i).normalize()
    const dent = 1 + 0.34 * noise.perlin3(p.x * 2.1 + centre.x * 9, p.y * 2.1, p.z * 2.1 + centre.z * 9)
    position.setXYZ(i, p.x * dent * radius, p.y * dent * radius * 0.86, p.z * dent * radius)
    const softness = 0.5 * noise.perlin3(p.x * 4.3 + 5, p.y * 4.3, p.z * 4.3)
    normal.setXYZ(i, p.x + softness, p.y + 0.25, p.z - softness)
  }
  geometry.translate(centre.x, centre.y, centre.z)
  const shade = new Color()
  return paint(geometry, ({ y }) => shade.setScalar(0.42 + 0.75 * y))
}

function paint(geometry: BufferGeometry, colourAt: (point: Vector3) => Color): BufferGeometry {
  const { position } = geometry.attributes
  const colours = new Float32Array(position.count * 3)
  const point = new Vector3()
  for (let i = 0; i < position.count; i++) {
    colourAt(point.fromBufferAttribute(position, i)).toArray(colours, 3 * i)
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  geometry.deleteAttribute('uv')
  return geometry
}

function merge(parts: BufferGeometry[]): BufferGeometry {
  const merged = mergeGeometries(parts)
  for (const part of parts) part.dispose()
  return merged
}
