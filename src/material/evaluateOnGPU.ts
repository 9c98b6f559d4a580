import {
  BufferAttribute,
  BufferGeometry,
  Camera,
  FloatType,
  GLSL3,
  NearestFilter,
  NoBlending,
  Points,
  ShaderMaterial,
  WebGLRenderTarget,
  type WebGLRenderer
} from 'three'
import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { assertDifferentiable } from '../field/assertDifferentiable'
import { checkField } from '../field/checkField'
import type { Field } from '../field/field'
import { compileGlsl } from '../field/glslUnit'
import { evaluationShaders } from './evaluationShaders'
import { FieldTables } from './fieldTables'
import { fieldUniforms } from './fieldUniforms'
import { guardedRender } from './guardedRender'
import { isWebGL } from './isWebGL'

/** x, y, z, t; those that are left out are 0. */
export type EvaluationPoint = readonly number[]

/** Options of `evaluateOnGPU`. */
export interface EvaluateOptions {
  /**
   * Which of the two shaders evaluates the field.
   *
   * @defaultValue 'fragment'
   */
  readonly stage?: 'vertex' | 'fragment'
  /**
   * Whether gradients come too.
   *
   * @defaultValue false
   */
  readonly gradient?: boolean
  /**
   * How far neighbouring samples lie apart, as for `sample`.
   *
   * @defaultValue 0
   */
  readonly footprint?: number
}

/** No WebGL2 has textures of fewer texels a side than 2048. */
const WIDTH = 1024

/**
 * Evaluates a field on the GPU and waits for the result: for tests, not for each frame. Compiles a program at each call.
 * The renderer is left as it was.
 *
 * @param points - x, y, z, t each, rounded to float32
 * @returns four numbers a point: the value, then ∂x, ∂y, ∂z, 0 unless asked for
 * @throws if an argument is wrong, or the field's GLSL does not compile, with what the driver says
 */
export function evaluateOnGPU(
  renderer: WebGLRenderer,
  field: Field,
  points: readonly EvaluationPoint[],
  options: EvaluateOptions = {}
): Float32Array {
  const { stage, gradient, footprint } = checkArguments(renderer, field, points, options)
  const unit = compileGlsl([{ field, gradient, footprint: footprint > 0 }])
  const tables = new FieldTables()
  tables.add(unit)
  const material = new ShaderMaterial({
    ...evaluationShaders(unit, { stage, gradient, footprint }),
    uniforms: fieldUniforms(unit, tables),
    glslVersion: GLSL3,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false
  })
  const width = Math.min(points.length, WIDTH)
  const height = Math.ceil(points.length / width)
  const target = new WebGLRenderTarget(width, height, {
    type: FloatType,
    magFilter: NearestFilter,
    minFilter: NearestFilter,
    depthBuffer: false
  })
  const pixels = new Points(pixelGeometry(points, width, height), material)
  pixels.frustumCulled = false
  try {
    guardedRender(renderer, 'evaluateOnGPU', target, () => {
      renderer.render(pixels, new Camera())
    })
    const texels = new Float32Array(4 * width * height)
    renderer.readRenderTargetPixels(target, 0, 0, width, height, texels)
    return texels.slice(0, 4 * points.length)
  } finally {
    tables.delete(unit)
    for (const resource of [material, pixels.geometry, target]) resource.dispose()
  }
}

function checkArguments(
  renderer: WebGLRenderer,
  field: Field,
  points: readonly EvaluationPoint[],
  options: EvaluateOptions
): Required<EvaluateOptions> {
  if (!isWebGL(renderer)) {
    throw new Error(`evaluateOnGPU: \`renderer\` must be a WebGLRenderer, got ${describe(renderer)}.`)
  }
  if (renderer.getContext().isContextLost()) {
    throw new Error('evaluateOnGPU: the renderer has lost its WebGL context. Wait until it has been restored.')
  }
  if (!renderer.extensions.has('EXT_color_buffer_float')) {
    throw new Error('evaluateOnGPU: the GPU cannot draw floats: it has no EXT_color_buffer_float. Test on another.')
  }
  checkField(field, 'evaluateOnGPU')
  if (!Array.isArray(points) || points.length === 0 || !points.every(isPoint)) {
    throw new Error('evaluateOnGPU: `points` must be arrays of one to four numbers, one at least.')
  }
  checkOptions(options, ['stage', 'gradient', 'footprint'], 'evaluateOnGPU', '{ gradient: true }')
  const { stage = 'fragment', gradient = false, footprint = 0 } = options
  if (!['vertex', 'fragment'].includes(stage)) {
    throw new Error(`evaluateOnGPU: \`stage\` must be 'vertex' or 'fragment', got ${describe(stage)}.`)
  }
  if (!(footprint >= 0 && footprint < Infinity)) {
    throw new Error(`evaluateOnGPU: \`footprint\` must be a number from 0 on, got ${describe(footprint)}.`)
  }
  if (gradient) assertDifferentiable(field, 'evaluateOnGPU')
  return { stage, gradient, footprint }
}

export function isPoint(point: unknown): point is EvaluationPoint {
  return Array.isArray(point) && point.length >= 1 && point.length <= 4 && point.every((c) => typeof c === 'number')
}

/** One vertex in the middle of each pixel that holds a point, in reading order, in clip space. */
function pixelGeometry(points: readonly EvaluationPoint[], width: number, height: number): BufferGeometry {
  const positions = new Float32Array(3 * points.length)
  const inputs = new Float32Array(4 * points.length)
  points.forEach((point, i) => {
    positions[3 * i] = (((i % width) + 0.5) / width) * 2 - 1
    positions[3 * i + 1] = ((Math.floor(i / width) + 0.5) / height) * 2 - 1
    inputs.set(point, 4 * i)
  })
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('perlinPoint', new BufferAttribute(inputs, 4))
}
