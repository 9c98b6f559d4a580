import {
  Camera,
  DepthTexture,
  FloatType,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  WebGLRenderTarget,
  type Object3D,
  type WebGLRenderer
} from 'three'

/** Where something was drawn; y is NaN where nothing was. */
export interface DrawnPoint {
  x: number
  y: number
  z: number
}

export interface HeightWindow {
  /** Centre and width of a square window on the ground. */
  x: number
  z: number
  width: number
  /** Heights between which everything lies. */
  bottom: number
  top: number
}

export type HeightReader = (scene: Object3D, window: HeightWindow) => DrawnPoint[]

const PIXELS = 8

/**
 * Reads world heights back from the depth buffer: the scene is drawn from straight above, with its own materials, and
 * each pixel of a small window gives one point. Heights are exact to about 1e-6 of top − bottom, plus what the
 * rasteriser's grid for vertices costs: a slope of 1 moves them by up to 1/32 of a pixel where it has 4 bits.
 */
export function createHeightReader(renderer: WebGLRenderer): HeightReader {
  const depthTexture = new DepthTexture(PIXELS, PIXELS, FloatType)
  const drawn = new WebGLRenderTarget(PIXELS, PIXELS, { depthTexture })
  const copied = new WebGLRenderTarget(PIXELS, PIXELS, { type: FloatType, depthBuffer: false })
  for (const { texture } of [drawn, copied]) texture.minFilter = texture.magFilter = NearestFilter
  const screen = new Mesh(new PlaneGeometry(2, 2), copyMaterial(depthTexture))
  screen.frustumCulled = false
  const camera = new OrthographicCamera()
  camera.up.set(0, 0, -1)

  return function readHeights(scene: Object3D, { x, z, width, bottom, top }: HeightWindow): DrawnPoint[] {
    camera.position.set(x, top, z)
    camera.lookAt(x, bottom, z)
    Object.assign(camera, { left: -width / 2, right: width / 2, top: width / 2, bottom: -width / 2 })
    Object.assign(camera, { near: 0, far: top - bottom })
    camera.updateProjectionMatrix()
    renderer.setRenderTarget(drawn)
    renderer.render(scene, camera)
    renderer.setRenderTarget(copied)
    renderer.render(screen, new Camera())
    const depths = new Float32Array(4 * PIXELS * PIXELS)
    renderer.readRenderTargetPixels(copied, 0, 0, PIXELS, PIXELS, depths)
    renderer.setRenderTarget(null)
    return Array.from({ length: PIXELS * PIXELS }, (_, i) => {
      const depth = depths[4 * i]
      return {
        x: x + (((i % PIXELS) + 0.5) / PIXELS - 0.5) * width,
        y: depth === 1 ? NaN : top - depth * (top - bottom),
        // Rows go up the picture, towards −z.
        z: z - ((Math.floor(i / PIXELS) + 0.5) / PIXELS - 0.5) * width
      }
    })
  }
}

function copyMaterial(depth: DepthTexture): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { depth: { value: depth } },
    vertexShader: 'void main() { gl_Position = vec4(position, 1.0); }',
    fragmentShader: `
      uniform highp sampler2D depth;
      void main() { gl_FragColor = vec4(texelFetch(depth, ivec2(gl_FragCoord.xy), 0).r); }`
  })
}
