import {
  BoxGeometry,
  DirectionalLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial
} from 'three'
import { describe, expect, test } from 'vitest'
import { expectComplaint } from '../support/consoleWatch'
import { probeGlsl } from '../support/glslProbe'
import { expectCleanRenderer, useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'
import { captureVertices } from '../support/vertexCapture'

const renderer = useRenderer()

describe.each(['vertex', 'fragment'] as const)('probeGlsl in the %s stage', (stage) => {
  describe.each([{ raw: false }, { raw: true }])('$raw', ({ raw }) => {
    test('returns the value of every point', () => {
      const a = [[1], [-2.5], [1e6 + 0.25], [-1e6 - 0.25]]
      const doubled = probeGlsl(renderer, { expression: 'a.x * 2.0', a, stage, raw })
      expect(Array.from(doubled)).toEqual(a.flatMap(([x]) => [2 * x, 0, 0, 0]))
    })

    test('has both inputs, declarations, uniforms and all four outputs', () => {
      const result = probeGlsl(renderer, {
        expression: 'probed(a, b)',
        declarations: `uniform highp float scale;
          highp vec4 probed(highp vec4 a, highp vec4 b) { return a + scale * b; }`,
        uniforms: { scale: { value: 10 } },
        a: [[1, 2, 3, 4]],
        b: new Float32Array([5, 6, 7, 8]),
        stage,
        raw
      })
      expect(Array.from(result)).toEqual([51, 62, 73, 84])
    })
  })

  test('keeps the order of points that fill several rows', () => {
    const a = Array.from({ length: 2500 }, (_, i) => [i])
    const result = probeGlsl(renderer, { expression: 'a.x', a, stage, precision: 'mediump' })
    expect(Array.from(result.filter((_, i) => i % 4 === 0))).toEqual(a.flat())
  })

  test('takes integers', () => {
    const expression = 'ivec3(a.xyz) & 3'
    expect(Array.from(probeGlsl(renderer, { expression, a: [[5, 6, -1]], stage }))).toEqual([1, 2, 3, 0])
  })

  test('throws on a shader error', () => {
    expect(() => probeGlsl(renderer, { expression: 'nowhere(a)', a: [[1]], stage })).toThrow(/nowhere/)
  })
})

test('a console message fails the check', () => {
  console.warn('on purpose')
  expect(() => {
    expectCleanRenderer(renderer)
  }).toThrow('on purpose')
  console.warn('announced')
  expectComplaint(/announced/)
})

test('expectClose tells NaN from a number and names the place', () => {
  expectClose([1, NaN], [1.05, NaN], 0.1)
  expect(() => {
    expectClose([1, 2], [1, 2.5], 0.1)
  }).toThrow('index 1')
  expect(() => {
    expectClose([1, NaN], [1, 2], 0.1)
  }).toThrow('index 1')
})

describe('captureVertices', () => {
  const camera = new OrthographicCamera(-4, 4, 4, -4, -10, 10)

  test('records what a MeshStandardMaterial computes at each vertex', () => {
    const mesh = new Mesh(new PlaneGeometry(2, 3, 4, 5), new MeshStandardMaterial())
    const scene = new Scene().add(mesh, new DirectionalLight())
    const names = ['gl_Position', 'vNormal', 'vViewPosition']
    const { gl_Position, vNormal, vViewPosition } = captureVertices(renderer, { scene, camera, mesh, names })
    const { position, normal } = mesh.geometry.attributes
    // The camera stands at the origin, so view space is world space; vViewPosition points at the camera.
    expectClose(
      vViewPosition,
      Array.from(position.array, (value) => -value),
      0
    )
    expectClose(vNormal, normal.array, 1e-6)
    expect(gl_Position.length).toBe(4 * position.count)
    expect(gl_Position[0]).toBeCloseTo(position.getX(0) / 4, 6)
    expect(renderer.info.programs).toHaveLength(1)
  })

  test('sees the same after the program has long been in use, and leaves it intact', () => {
    const mesh = new Mesh(new BoxGeometry(), new MeshStandardMaterial())
    mesh.position.x = 100
    const scene = new Scene().add(mesh)
    const capture = { scene, camera, mesh, names: ['vViewPosition'] }
    const first = captureVertices(renderer, capture)
    renderer.render(scene, camera)
    mesh.position.x = 200
    const second = captureVertices(renderer, capture)
    expect(first.vViewPosition[0]).toBeCloseTo(-100.5, 4)
    expect(second.vViewPosition[0]).toBeCloseTo(-200.5, 4)
    expect(mesh.frustumCulled).toBe(true)
  })

  test('has every uniform type', () => {
    const material = new ShaderMaterial({
      vertexShader: `
        uniform vec2 pair[2]; uniform mat3 turn; uniform ivec2 whole; uniform uint bits; uniform bool flag;
        out vec4 vSum;
        void main() {
          gl_Position = vec4(position, 1.0);
          vSum = vec4(pair[1], (turn * vec3(1.0, 0.0, 0.0)).y, float(whole.y) + float(bits) + (flag ? 0.5 : 0.0));
        }`,
      fragmentShader: 'in vec4 vSum; void main() { gl_FragColor = vSum; }',
      uniforms: {
        pair: { value: [1, 2, 3, 4] },
        turn: { value: [0, 7, 0, 0, 0, 0, 0, 0, 0] },
        whole: { value: [1, -2] },
        bits: { value: 4 },
        flag: { value: true }
      }
    })
    const mesh = new Mesh(new PlaneGeometry(), material)
    const { vSum } = captureVertices(renderer, { scene: new Scene().add(mesh), camera, mesh, names: ['vSum'] })
    expect(Array.from(vSum.subarray(0, 4))).toEqual([3, 4, 7, 2.5])
  })

  test('records instances one after another', () => {
    const mesh = new InstancedMesh(new PlaneGeometry(), new MeshStandardMaterial(), 2)
    mesh.setMatrixAt(0, new Matrix4())
    mesh.setMatrixAt(1, new Matrix4().makeTranslation(1, 2, 3))
    const capture = { scene: new Scene().add(mesh), camera, mesh, names: ['vViewPosition'] }
    const { vViewPosition } = captureVertices(renderer, capture)
    const first = vViewPosition.subarray(0, 12)
    expectClose(
      vViewPosition.subarray(12),
      Array.from(first, (value, i) => value - ((i % 3) + 1)),
      1e-6
    )
  })

  test('records the shadow pass', () => {
    const mesh = new Mesh(new PlaneGeometry(2, 2), new MeshStandardMaterial())
    const light = new DirectionalLight()
    light.position.set(0, 0, 5)
    mesh.castShadow = light.castShadow = true
    renderer.shadowMap.enabled = true
    const capture = {
      scene: new Scene().add(mesh, light),
      camera,
      mesh,
      names: ['gl_Position'],
      pass: 'shadow' as const
    }
    const { gl_Position } = captureVertices(renderer, capture)
    // The light's shadow camera sees −5 … 5.
    expectClose([gl_Position[0], gl_Position[1]], [-0.2, 0.2], 1e-6)
    renderer.shadowMap.enabled = false
  })

  test('names an output that is not there', () => {
    const mesh = new Mesh(new PlaneGeometry(), new MeshStandardMaterial())
    const capture = { scene: new Scene().add(mesh), camera, mesh, names: ['vNowhere'] }
    expect(() => captureVertices(renderer, capture)).toThrow(/vNowhere/)
  })
})
