import {
  BufferAttribute,
  BufferGeometry,
  Line,
  LineBasicMaterial,
  LineDashedMaterial,
  LineLoop,
  LineSegments,
  Points,
  PointsMaterial,
  Scene,
  Vector3
} from 'three'
import { expect, test } from 'vitest'
import { displace, fbm, perlin3, type DisplaceOptions } from 'three-perlin'
import { originCamera } from '../support/expectVertices'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

const renderer = useRenderer()
const field = fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })

/** A bent line, with a direction of its own at each point. */
function points(): BufferGeometry {
  const count = 30
  const [positions, normals] = [new Float32Array(3 * count), new Float32Array(3 * count)]
  for (let i = 0; i < count; i++) {
    positions.set([0.3 * i, Math.sin(i), 0.1 * i], 3 * i)
    normals.set(new Vector3(1, i % 3, -(i % 4)).normalize().toArray(), 3 * i)
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
}

const objects = {
  Points: () => new Points(points(), new PointsMaterial({ size: 3 })),
  Line: () => new Line(points(), new LineBasicMaterial()),
  LineLoop: () => new LineLoop(points(), new LineBasicMaterial()),
  LineSegments: () => new LineSegments(points(), new LineBasicMaterial()),
  'dashed Line': () => new Line(points(), new LineDashedMaterial({ scale: 2 })).computeLineDistances()
}

interface Way {
  options: DisplaceOptions
  /** Where a vertex goes. */
  direction: (rest: Vector3, normal: Vector3) => Vector3
}

const ways: Record<string, Way> = {
  'its normals': { options: { along: 'normal' }, direction: (_, normal) => normal },
  'an axis': { options: { along: 'y' }, direction: () => new Vector3(0, 1, 0) },
  'the way from the centre': { options: { along: 'radial' }, direction: (rest) => rest.clone().normalize() }
}

const rows = Object.keys(objects).flatMap((object) => Object.keys(ways).map((along) => [object, along] as const))

test.each(rows)('%s along %s', (name, along) => {
  const object = objects[name as keyof typeof objects]()
  const { options, direction } = ways[along]
  const { position, normal } = object.geometry.attributes
  if (options.along !== 'normal') object.geometry.deleteAttribute('normal')
  displace(object, field, { ...options, amplitude: 0.5 })
  const isDashed = object.material instanceof LineDashedMaterial
  const names = ['gl_Position', ...(isDashed ? ['vLineDistance'] : [])]
  const drawn = captureVertices(renderer, { scene: new Scene().add(object), camera: originCamera, mesh: object, names })
  for (let i = 0; i < position.count; i++) {
    const rest = new Vector3().fromBufferAttribute(position, i)
    const way = direction(rest, new Vector3().fromBufferAttribute(normal, i))
    const expected = rest.clone().addScaledVector(way, 0.5 * field.sample(rest.x, rest.y, rest.z))
    const clip = expected.applyMatrix4(originCamera.projectionMatrix)
    // A clip space unit is 400 here, and float32 is good for 1e-5 of what the noise adds at most.
    expect(new Vector3().fromArray(drawn.gl_Position, 4 * i).distanceTo(clip)).toBeLessThan(1e-5 / 400)
    if (isDashed) {
      // The dashes are those of the line at rest.
      const distance = object.geometry.attributes.lineDistance.getX(i)
      expect(drawn.vLineDistance[i]).toBeCloseTo(2 * distance, 5)
    }
  }
})
