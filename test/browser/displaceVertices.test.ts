import {
  DirectionalLight,
  Matrix3,
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  Vector3,
  type BufferGeometry
} from 'three'
import { describe, expect, test } from 'vitest'
import { displace, fbm, perlin2, perlin3, type DisplaceOptions, type Field } from 'three-perlin'
import { useRenderer } from '../support/renderer'
import { captureVertices } from '../support/vertexCapture'

const renderer = useRenderer()
const camera = new OrthographicCamera(-400, 400, 400, -400, -400, 400)

interface Case {
  name: string
  mesh: () => Mesh
  field: Field
  options: DisplaceOptions & { amplitude: number }
  /** Direction of displacement and curvature term at a vertex, in the mesh's own space. */
  frame: (rest: Vector3, normal: Vector3) => { direction: Vector3; curvature: number }
}

const ground = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 60 }), { octaves: 6 })
const solid = fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })

function meshOf(geometry: BufferGeometry): Mesh {
  return new Mesh(geometry, new MeshStandardMaterial())
}

const cases: Case[] = [
  {
    name: 'a plane along y',
    mesh: () => meshOf(new PlaneGeometry(400, 400, 40, 40).rotateX(-Math.PI / 2)),
    field: ground,
    options: { amplitude: 40, along: 'y' },
    frame: () => ({ direction: new Vector3(0, 1, 0), curvature: 0 })
  },
  {
    name: 'a rotated, unevenly scaled plane along its normals',
    mesh: () => {
      const mesh = meshOf(new PlaneGeometry(4, 4, 40, 40))
      mesh.rotation.set(0.5, -1.1, 2)
      mesh.scale.set(2, 0.5, 3)
      mesh.position.set(10, -20, 30)
      return mesh
    },
    field: solid,
    options: { amplitude: 0.3 },
    frame: (_rest, normal) => ({ direction: normal, curvature: 0 })
  },
  {
    name: 'a sphere along its normals',
    mesh: () => meshOf(new SphereGeometry(3, 48, 32)),
    field: solid,
    options: { amplitude: 0.5, curvature: 1 / 3 },
    frame: (_rest, normal) => ({ direction: normal, curvature: 1 / 3 })
  },
  {
    name: 'a sphere away from its centre',
    mesh: () => meshOf(new SphereGeometry(3, 48, 32)),
    field: solid,
    options: { amplitude: 0.5, along: 'radial' },
    frame: (rest) => ({ direction: rest.clone().normalize(), curvature: 1 / 3 })
  },
  {
    name: 'a plane along a slanted direction in world space',
    mesh: () => {
      const mesh = meshOf(new PlaneGeometry(4, 4, 40, 40))
      mesh.rotation.set(0.5, -1.1, 2)
      mesh.scale.set(2, 1, 3)
      return mesh
    },
    field: solid,
    options: { amplitude: 0.4, along: new Vector3(2, 1, 4), space: 'world' },
    frame: () => ({ direction: new Vector3(2, 1, 4).normalize(), curvature: 0 })
  }
]

describe.each(cases)('$name', ({ mesh: createMesh, field, options, frame }) => {
  const mesh = createMesh()
  const { position, normal } = mesh.geometry.attributes
  const scene = new Scene().add(mesh, new DirectionalLight())
  displace(mesh, field, options)
  const { vNormal, vViewPosition } = captureVertices(renderer, {
    scene,
    camera,
    mesh,
    names: ['vNormal', 'vViewPosition']
  })
  const inWorldSpace = options.space === 'world'
  const gradient = [0, 0, 0]

  // Height h, its gradient in mesh space g, rest position and frame of vertex i, in doubles.
  function vertex(i: number) {
    const rest = new Vector3().fromBufferAttribute(position, i)
    const n = new Vector3().fromBufferAttribute(normal, i).normalize()
    const p = inWorldSpace ? rest.clone().applyMatrix4(mesh.matrixWorld) : rest
    const height = options.amplitude * field.sampleGradient(p.x, p.y, p.z, gradient)
    const g = new Vector3(...gradient).multiplyScalar(options.amplitude)
    if (inWorldSpace) g.applyMatrix3(new Matrix3().setFromMatrix4(mesh.matrixWorld).transpose())
    return { rest, n, height, g, ...frame(rest, n) }
  }

  test('moves each vertex by amplitude · field', () => {
    let worst = 0
    for (let i = 0; i < position.count; i++) {
      const { rest, direction, height } = vertex(i)
      const expected = rest.addScaledVector(direction, height).applyMatrix4(mesh.matrixWorld)
      // The camera stands at the origin: vViewPosition is minus the world position.
      const drawn = new Vector3().fromArray(vViewPosition, 3 * i).negate()
      worst = Math.max(worst, drawn.distanceTo(expected))
    }
    // float32 holds coordinates of up to 300 to 1.5e-5 each, and the noise to some 2e-6 of the amplitude.
    expect(worst).toBeLessThan(Math.max(...[1, 2, 3].map((k) => mesh.matrixWorld.elements[k] ** 2 + 1)) * 6e-5)
  })

  test('gives each vertex the exact normal', () => {
    const normalMatrix = new Matrix3().getNormalMatrix(mesh.matrixWorld)
    let worst = 0
    for (let i = 0; i < position.count; i++) {
      const { n, direction, height, g, curvature } = vertex(i)
      // Tangents of the moved surface by the product rule, and their cross product.
      const tangent = new Vector3(n.y, n.z, n.x).cross(n).normalize()
      const bitangent = n.clone().cross(tangent)
      const [moved1, moved2] = [tangent, bitangent].map((t) => {
        const turned = t.clone().addScaledVector(direction, -t.dot(direction) * (curvature === 0 ? 0 : 1))
        return t
          .clone()
          .addScaledVector(direction, g.dot(t))
          .addScaledVector(turned, curvature * height)
      })
      const exact = moved1.cross(moved2).applyMatrix3(normalMatrix).normalize()
      const drawn = new Vector3().fromArray(vNormal, 3 * i).normalize()
      worst = Math.max(worst, exact.angleTo(drawn))
    }
    expect((worst * 180) / Math.PI).toBeLessThan(0.05)
  })
})
