import { DataArrayTexture, DataTexture, type IUniform } from 'three'
import type { Shaders } from './benchShaders'

/** A WebGL 2 context on a canvas that nobody sees. */
export class BenchDevice {
  readonly gl: WebGL2RenderingContext
  private readonly textures = new Map<unknown, WebGLTexture>()
  private readonly targets = new Map<string, WebGLFramebuffer>()

  constructor() {
    const canvas = document.createElement('canvas')
    const gl = canvas.getContext('webgl2', { antialias: false, powerPreference: 'high-performance' })
    if (!gl) throw new Error('BenchDevice: this browser has no WebGL 2.')
    this.gl = gl
    // Programs without attributes need one all the same.
    gl.bindVertexArray(gl.createVertexArray())
  }

  /** What draws, in the driver's words. */
  get name(): string {
    const info = this.gl.getExtension('WEBGL_debug_renderer_info')
    return String(this.gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? this.gl.RENDERER))
  }

  /** Compiles and links. @throws with the driver's messages */
  link({ vertex, fragment }: Shaders): WebGLProgram {
    const { gl } = this
    const program = gl.createProgram()
    const shaders = [this.compile(gl.VERTEX_SHADER, vertex), this.compile(gl.FRAGMENT_SHADER, fragment)]
    for (const shader of shaders) {
      gl.attachShader(program, shader)
      gl.deleteShader(shader)
    }
    gl.linkProgram(program)
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
      const logs = [gl.getProgramInfoLog(program), ...shaders.map((shader) => gl.getShaderInfoLog(shader))]
      gl.deleteProgram(program)
      throw new Error(`BenchDevice: a program did not link. ${logs.filter(Boolean).join('\n')}`)
    }
    return program
  }

  /** Uses a program, with numbers and pairs of them as floats and three's data textures as they are. */
  use(program: WebGLProgram, uniforms: Readonly<Record<string, IUniform>> = {}): void {
    const { gl } = this
    gl.useProgram(program)
    Object.entries(uniforms).forEach(([name, { value }]: [string, IUniform<unknown>], unit) => {
      const location = gl.getUniformLocation(program, name)
      if (!location) return
      if (typeof value === 'number') {
        gl.uniform1f(location, value)
        return
      }
      if (Array.isArray(value)) {
        gl.uniform2fv(location, value as number[])
        return
      }
      gl.activeTexture(gl.TEXTURE0 + unit)
      this.bindTexture(value)
      gl.uniform1i(location, unit)
    })
  }

  /** Draws into a target of that size from now on. */
  target(width: number, height: number, format: 'RGBA8' | 'RGBA32UI' = 'RGBA8'): void {
    const { gl } = this
    const key = `${width} ${height} ${format}`
    let framebuffer = this.targets.get(key)
    gl.bindFramebuffer(gl.FRAMEBUFFER, (framebuffer ??= gl.createFramebuffer()))
    if (!this.targets.has(key)) {
      const buffer = gl.createRenderbuffer()
      gl.bindRenderbuffer(gl.RENDERBUFFER, buffer)
      gl.renderbufferStorage(gl.RENDERBUFFER, gl[format], width, height)
      gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, buffer)
      this.targets.set(key, framebuffer)
    }
    gl.viewport(0, 0, width, height)
  }

  /** Waits until everything is drawn. */
  finish(): void {
    const { gl } = this
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  }

  dispose(): void {
    this.gl.getExtension('WEBGL_lose_context')?.loseContext()
  }

  private compile(type: number, source: string): WebGLShader {
    const { gl } = this
    const shader = gl.createShader(type)
    if (!shader) throw new Error('BenchDevice: the GL context is lost.')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    return shader
  }

  private bindTexture(value: unknown): void {
    const { gl } = this
    const known = this.textures.get(value)
    const texture = known ?? gl.createTexture()
    this.textures.set(value, texture)
    if (value instanceof DataArrayTexture) {
      gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture)
      if (known) return
      const { data, width, height, depth } = value.image
      gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.RGBA8UI, width, height, depth)
      const format = gl.RGBA_INTEGER
      const bytes = data as Uint8Array
      gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, 0, 0, 0, width, height, depth, format, gl.UNSIGNED_BYTE, bytes)
      this.sampleNearest(gl.TEXTURE_2D_ARRAY)
      return
    }
    if (!(value instanceof DataTexture)) throw new Error('BenchDevice: a uniform is no number and no data texture.')
    gl.bindTexture(gl.TEXTURE_2D, texture)
    if (known) return
    const { data, width, height } = value.image
    const floats = data instanceof Float32Array
    gl.texStorage2D(gl.TEXTURE_2D, 1, floats ? gl.RGBA32F : gl.RGBA8, width, height)
    const type = floats ? gl.FLOAT : gl.UNSIGNED_BYTE
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RGBA, type, data)
    this.sampleNearest(gl.TEXTURE_2D)
  }

  private sampleNearest(target: number): void {
    const { gl } = this
    gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
    gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
    gl.texParameteri(target, gl.TEXTURE_WRAP_S, gl.REPEAT)
    gl.texParameteri(target, gl.TEXTURE_WRAP_T, gl.REPEAT)
  }
}
