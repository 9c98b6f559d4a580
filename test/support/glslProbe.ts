import {
  BufferAttribute,
  BufferGeometry,
  Camera,
  FloatType,
  GLSL3,
  NearestFilter,
  NoBlending,
  Points,
  RawShaderMaterial,
  ShaderMaterial,
  WebGLRenderTarget,
  type IUniform,
  type ShaderMaterialParameters,
  type WebGLRenderer
} from 'three'
import { pointTexture, probeGrid, type ProbeGrid, type ProbePoints } from './probePoints'
import { probeShaders } from './probeShaders'
import { expectCleanRenderer } from './renderer'

export type ProbeStage = 'vertex' | 'fragment'

export interface GlslProbe {
  /** GLSL of type float, int, uint, bool or a vector of them. It may use `vec4 a` and `vec4 b`, this point's input. */
  expression: string
  a: ProbePoints
  b?: ProbePoints
  stage: ProbeStage
  /** GLSL before `main`: functions, uniforms. */
  declarations?: string
  uniforms?: Record<string, IUniform>
  defines?: Record<string, string | number>
  /** A RawShaderMaterial: nothing of three's is in the shader, not even a default precision. */
  raw?: boolean
  precision?: 'highp' | 'mediump' | 'lowp'
}

/**
 * Evaluates an expression on the GPU, once per point, and returns four floats per point (a narrower value is filled up
 * with 0). Throws on a shader error, a GL error, or anything on the console.
 */
export function probeGlsl(renderer: WebGLRenderer, probe: GlslProbe): Float32Array {
  const grid = probeGrid(probe.a)
  const inputs = [pointTexture(probe.a, grid), pointTexture(probe.b ?? new Float32Array(4 * grid.count), grid)]
  const material = probeMaterial(probe, { probeA: { value: inputs[0] }, probeB: { value: inputs[1] } })
  const points = new Points(pixelGeometry(grid), material)
  points.frustumCulled = false
  const target = new WebGLRenderTarget(grid.width, grid.height, {
    type: FloatType,
    magFilter: NearestFilter,
    minFilter: NearestFilter,
    depthBuffer: false
  })

  const previousTarget = renderer.getRenderTarget()
  renderer.setRenderTarget(target)
  renderer.render(points, new Camera())
  const texels = new Float32Array(4 * grid.width * grid.height)
  renderer.readRenderTargetPixels(target, 0, 0, grid.width, grid.height, texels)
  renderer.setRenderTarget(previousTarget)

  for (const resource of [...inputs, material, points.geometry, target]) resource.dispose()
  expectCleanRenderer(renderer)
  return texels.slice(0, 4 * grid.count)
}

function probeMaterial(probe: GlslProbe, inputs: Record<string, IUniform>): ShaderMaterial {
  const parameters: ShaderMaterialParameters = {
    ...probeShaders(probe),
    uniforms: { ...probe.uniforms, ...inputs },
    defines: probe.defines ?? {},
    precision: probe.precision ?? null,
    glslVersion: GLSL3,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false
  }
  return probe.raw ? new RawShaderMaterial(parameters) : new ShaderMaterial(parameters)
}

/** One vertex in the middle of each pixel that holds a point, in reading order, in clip space. */
function pixelGeometry({ count, width, height }: ProbeGrid): BufferGeometry {
  const positions = new Float32Array(3 * count)
  for (let i = 0; i < count; i++) {
    positions[3 * i] = (((i % width) + 0.5) / width) * 2 - 1
    positions[3 * i + 1] = ((Math.floor(i / width) + 0.5) / height) * 2 - 1
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(positions, 3))
}
