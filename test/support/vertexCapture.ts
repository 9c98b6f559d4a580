import {
  BatchedMesh,
  InstancedMesh,
  type Camera,
  type Line,
  type Mesh,
  type Object3D,
  type Points,
  type WebGLRenderer
} from 'three'
import { twinProgram } from './twinProgram'

export interface VertexCapture {
  scene: Object3D
  camera: Camera
  /** The object whose vertices are recorded; it need not be in the camera's view. Of a BatchedMesh, all of one geometry. */
  mesh: Mesh | Points | Line
  /** Float outputs of the vertex shader: `gl_Position`, `vNormal`, `vViewPosition`, … */
  names: readonly string[]
  /** `'shadow'`: the last draw into a shadow map, with the custom depth or distance material. @defaultValue 'colour' */
  pass?: 'colour' | 'shadow'
}

/**
 * Renders a scene and returns what a mesh's vertex shader computed: per name, the components of all vertices in the
 * order of the geometry's attributes (the index plays no part; instances follow one another).
 *
 * Right after three has drawn the mesh, all of its GL state is still set. A twin of its program, which records its
 * outputs, then draws the vertices once more, as points and without pixels. So three's own program, material and cache
 * stay as they are, and any material works.
 */
export function captureVertices(renderer: WebGLRenderer, capture: VertexCapture): Record<string, Float32Array> {
  const { scene, camera, mesh, names, pass = 'colour' } = capture
  const gl = renderer.getContext() as WebGL2RenderingContext
  // Two of three's callbacks with different parameters; here they only mark the moment.
  const hooks = mesh as unknown as Record<'onAfterRender' | 'onAfterShadow', (...event: unknown[]) => void>
  const hook = pass === 'shadow' ? 'onAfterShadow' : 'onAfterRender'
  const previousHook = hooks[hook]
  const own = Object.getOwnPropertyDescriptor(mesh, hook)
  const { frustumCulled } = mesh
  let captured: Record<string, Float32Array> | undefined

  mesh.frustumCulled = false
  hooks[hook] = (...event) => {
    captured = recordDraw(gl, names, drawOf(gl, mesh))
    previousHook.apply(mesh, event)
  }
  try {
    renderer.render(scene, camera)
  } finally {
    if (own) Object.defineProperty(mesh, hook, own)
    else Reflect.deleteProperty(mesh, hook)
    mesh.frustumCulled = frustumCulled
  }
  if (!captured) throw new Error(`captureVertices: the mesh was not drawn in the ${pass} pass.`)
  return captured
}

interface Draw {
  /** Of all instances together. */
  readonly count: number
  /** Draws all vertices as points. */
  readonly draw: () => void
}

function drawOf(gl: WebGL2RenderingContext, mesh: VertexCapture['mesh']): Draw {
  if (mesh instanceof BatchedMesh) return batchDraw(gl, mesh)
  const vertices = mesh.geometry.attributes.position.count
  const instances = mesh instanceof InstancedMesh ? mesh.count : 1
  return {
    count: vertices * instances,
    draw() {
      gl.drawArraysInstanced(gl.POINTS, 0, vertices, instances)
    }
  }
}

/** Members in the order of their numbers, which `sortObjects` would change. */
function batchDraw(gl: WebGL2RenderingContext, mesh: BatchedMesh): Draw {
  const multiDraw = gl.getExtension('WEBGL_multi_draw') as {
    multiDrawArraysWEBGL: (
      mode: number,
      firsts: number[],
      f: number,
      counts: number[],
      c: number,
      draws: number
    ) => void
  } | null
  if (!multiDraw || mesh.sortObjects)
    throw new Error('captureVertices: a batch needs WEBGL_multi_draw, and no sorting.')
  const { vertexStart, vertexCount } = mesh.getGeometryRangeAt(mesh.getGeometryIdAt(0)) ?? {
    vertexStart: 0,
    vertexCount: 0
  }
  const same = (value: number) => Array.from({ length: mesh.instanceCount }, () => value)
  return {
    count: vertexCount * mesh.instanceCount,
    draw() {
      multiDraw.multiDrawArraysWEBGL(gl.POINTS, same(vertexStart), 0, same(vertexCount), 0, mesh.instanceCount)
    }
  }
}

/** Repeats the draw call that was just made, as points, and reads back what its vertex shader put out. */
function recordDraw(gl: WebGL2RenderingContext, names: readonly string[], { count, draw }: Draw) {
  const program = gl.getParameter(gl.CURRENT_PROGRAM) as WebGLProgram
  const twin = twinProgram(gl, program, names)
  const sizes = names.map((_, i) => componentCount(gl, twin, i))
  const stride = sizes.reduce((sum, size) => sum + size, 0)
  const records = new Float32Array(stride * count)

  const buffer = gl.createBuffer()
  gl.bindBufferBase(gl.TRANSFORM_FEEDBACK_BUFFER, 0, buffer)
  gl.bufferData(gl.TRANSFORM_FEEDBACK_BUFFER, records.byteLength, gl.STREAM_READ)
  gl.enable(gl.RASTERIZER_DISCARD)
  gl.beginTransformFeedback(gl.POINTS)
  draw()
  gl.endTransformFeedback()
  gl.disable(gl.RASTERIZER_DISCARD)
  gl.getBufferSubData(gl.TRANSFORM_FEEDBACK_BUFFER, 0, records)

  gl.bindBufferBase(gl.TRANSFORM_FEEDBACK_BUFFER, 0, null)
  gl.deleteBuffer(buffer)
  gl.useProgram(program)
  return deinterleave(records, names, sizes)
}

function componentCount(gl: WebGL2RenderingContext, program: WebGLProgram, index: number): number {
  const { name, type, size } = gl.getTransformFeedbackVarying(program, index) ?? { name: '', type: 0, size: 0 }
  const components = [gl.FLOAT, gl.FLOAT_VEC2, gl.FLOAT_VEC3, gl.FLOAT_VEC4].indexOf(type as 0x1406) + 1
  if (components === 0 || size !== 1) throw new Error(`captureVertices: ${name} must be a float or a vec.`)
  return components
}

function deinterleave(records: Float32Array, names: readonly string[], sizes: readonly number[]) {
  const stride = sizes.reduce((sum, size) => sum + size, 0)
  let offset = 0
  return Object.fromEntries(
    names.map((name, i) => {
      const start = offset
      offset += sizes[i]
      const values = records.filter((_, k) => k % stride >= start && k % stride < start + sizes[i])
      return [name, values]
    })
  )
}
