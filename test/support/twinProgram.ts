type Gl = WebGL2RenderingContext

/** Twins that have been made; linking one takes as long as linking the original. */
const twins = new WeakMap<WebGLProgram, Map<string, WebGLProgram>>()

/**
 * A second program from the shaders of a linked one, with the same attribute locations and uniform values, that also
 * records the named outputs of its vertex shader. It is in use afterwards, and is kept as long as the first.
 */
export function twinProgram(gl: Gl, program: WebGLProgram, names: readonly string[]): WebGLProgram {
  const known = twins.get(program) ?? new Map<string, WebGLProgram>()
  twins.set(program, known)
  const twin = known.get(names.join()) ?? linkTwin(gl, program, names)
  known.set(names.join(), twin)
  gl.useProgram(twin)
  copyUniforms(gl, program, twin)
  return twin
}

function linkTwin(gl: Gl, program: WebGLProgram, names: readonly string[]): WebGLProgram {
  const twin = gl.createProgram()
  for (const shader of gl.getAttachedShaders(program) ?? []) {
    // three flags its shaders for deletion once they are linked: they cannot be attached again, but still be read.
    const copy = gl.createShader(gl.getShaderParameter(shader, gl.SHADER_TYPE) as number)
    if (!copy) throw new Error('twinProgram: the GL context is lost.')
    gl.shaderSource(copy, gl.getShaderSource(shader) ?? '')
    gl.compileShader(copy)
    gl.attachShader(twin, copy)
    gl.deleteShader(copy)
  }
  copyAttributeLocations(gl, program, twin)
  gl.transformFeedbackVaryings(twin, names, gl.INTERLEAVED_ATTRIBS)
  gl.linkProgram(twin)
  if (!gl.getProgramParameter(twin, gl.LINK_STATUS)) {
    throw new Error(`twinProgram: cannot record ${names.join(', ')}. ${gl.getProgramInfoLog(twin) ?? ''}`)
  }
  return twin
}

function copyAttributeLocations(gl: Gl, from: WebGLProgram, to: WebGLProgram): void {
  const count = gl.getProgramParameter(from, gl.ACTIVE_ATTRIBUTES) as number
  for (let i = 0; i < count; i++) {
    const name = gl.getActiveAttrib(from, i)?.name ?? ''
    const location = gl.getAttribLocation(from, name)
    // Built-in inputs such as gl_VertexID have none.
    if (location >= 0) gl.bindAttribLocation(to, location, name)
  }
}

/** `to` must be in use. */
function copyUniforms(gl: Gl, from: WebGLProgram, to: WebGLProgram): void {
  const count = gl.getProgramParameter(from, gl.ACTIVE_UNIFORMS) as number
  for (let i = 0; i < count; i++) {
    const uniform = gl.getActiveUniform(from, i)
    if (!uniform) continue
    for (let element = 0; element < uniform.size; element++) {
      const name = uniform.name.replace(/\[0\]$/, `[${element}]`)
      const source = gl.getUniformLocation(from, name)
      if (source) setUniform(gl, gl.getUniformLocation(to, name), uniform.type, gl.getUniform(from, source))
    }
  }
}

function setUniform(gl: Gl, location: WebGLUniformLocation | null, type: number, value: unknown): void {
  const values = typeof value === 'object' ? (value as ArrayLike<number>) : [Number(value)]
  const floats = () => Float32Array.from(values)
  const integers = () => Int32Array.from(values)
  const unsigned = () => Uint32Array.from(values)
  switch (type) {
    case gl.FLOAT:
      gl.uniform1fv(location, floats())
      return
    case gl.FLOAT_VEC2:
      gl.uniform2fv(location, floats())
      return
    case gl.FLOAT_VEC3:
      gl.uniform3fv(location, floats())
      return
    case gl.FLOAT_VEC4:
      gl.uniform4fv(location, floats())
      return
    case gl.FLOAT_MAT2:
      gl.uniformMatrix2fv(location, false, floats())
      return
    case gl.FLOAT_MAT3:
      gl.uniformMatrix3fv(location, false, floats())
      return
    case gl.FLOAT_MAT4:
      gl.uniformMatrix4fv(location, false, floats())
      return
    case gl.INT_VEC2:
    case gl.BOOL_VEC2:
      gl.uniform2iv(location, integers())
      return
    case gl.INT_VEC3:
    case gl.BOOL_VEC3:
      gl.uniform3iv(location, integers())
      return
    case gl.INT_VEC4:
    case gl.BOOL_VEC4:
      gl.uniform4iv(location, integers())
      return
    case gl.UNSIGNED_INT:
      gl.uniform1uiv(location, unsigned())
      return
    case gl.UNSIGNED_INT_VEC2:
      gl.uniform2uiv(location, unsigned())
      return
    case gl.UNSIGNED_INT_VEC3:
      gl.uniform3uiv(location, unsigned())
      return
    case gl.UNSIGNED_INT_VEC4:
      gl.uniform4uiv(location, unsigned())
      return
    default:
      // int, bool and every kind of sampler: one integer.
      gl.uniform1iv(location, integers())
  }
}
