import {
  GLSL3,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  WebGLRenderTarget,
  type WebGLRenderer
} from 'three'
import { toGLSL, type Field } from 'three-perlin'

const SIZE = 256
const PASSES = 4

/** Times a field in a fragment shader of its own. */
export class GpuCost {
  private readonly target = new WebGLRenderTarget(SIZE, SIZE, { depthBuffer: false })
  private readonly camera = new OrthographicCamera(-1, 1, 1, -1, -1, 1)
  private readonly sheet = new Mesh(new PlaneGeometry(2, 2))
  private made: { field: Field; material: ShaderMaterial; free: () => void } | undefined

  constructor(private readonly renderer: WebGLRenderer) {}

  /** Milliseconds for a million pixels; waits for the GPU. Compiles only when the field is another one. */
  measure(field: Field): number {
    const { renderer, target, sheet, camera } = this
    if (this.made?.field !== field) this.replace(field)
    const before = renderer.getRenderTarget()
    const draw = () => {
      renderer.setRenderTarget(target)
      renderer.render(sheet, camera)
      // Reading is the only way to know that all is drawn.
      renderer.readRenderTargetPixels(target, 0, 0, 1, 1, new Uint8Array(4))
    }
    draw()
    const start = performance.now()
    for (let pass = 0; pass < PASSES; pass++) draw()
    const elapsed = performance.now() - start
    renderer.setRenderTarget(before)
    return elapsed / PASSES / ((SIZE * SIZE) / 1e6)
  }

  dispose(): void {
    this.clear()
    this.sheet.geometry.dispose()
    this.target.dispose()
  }

  private replace(field: Field): void {
    this.clear()
    const { code, heads, uniforms, dispose } = toGLSL(field)
    const time = heads[0].includes('float t') ? ', 0.0' : ''
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      uniforms: { ...uniforms },
      vertexShader: 'out vec2 at; void main() { at = position.xy; gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader: `${code}\nin vec2 at; out vec4 colour;\nvoid main() { colour = vec4(field(vec3(6.0 * at.x, 0.3, 6.0 * at.y)${time})); }`,
      depthTest: false
    })
    this.sheet.material = material
    this.made = { field, material, free: dispose }
  }

  private clear(): void {
    this.made?.material.dispose()
    this.made?.free()
    this.made = undefined
  }
}
