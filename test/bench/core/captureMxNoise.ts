import { Mesh, OrthographicCamera, PlaneGeometry, Scene } from 'three'

interface Captured {
  readonly declarations: string
  readonly expression: string
}

/**
 * The GLSL that three's node system makes of `mx_noise_float`, of a vec2 and of a vec3: read from a material that is
 * built for WebGL 2, because the text exists nowhere else.
 */
export async function captureMxNoise(): Promise<[Captured, Captured]> {
  const { MeshBasicNodeMaterial, WebGPURenderer } = await import('three/webgpu')
  const { mx_noise_float: noise, positionLocal, vec4 } = await import('three/tsl')
  const renderer = new WebGPURenderer({ forceWebGL: true })
  await renderer.init()
  const capture = async (point: Parameters<typeof noise>[0]): Promise<Captured> => {
    const material = new MeshBasicNodeMaterial()
    material.fragmentNode = vec4(noise(point), 0, 0, 1)
    const mesh = new Mesh(new PlaneGeometry(), material)
    const { fragmentShader } = await renderer.debug.getShaderAsync(
      new Scene().add(mesh),
      new OrthographicCamera(),
      mesh
    )
    material.dispose()
    return readFunctions(fragmentShader ?? '')
  }
  try {
    return [await capture(positionLocal.xy), await capture(positionLocal)]
  } finally {
    await renderer.dispose()
  }
}

/** The functions before `main`, and the value that it writes. */
function readFunctions(shader: string): Captured {
  const declarations = /\/\/ codes\s*\n([\s\S]*?)void main/.exec(shader)?.[1]
  const value = /fragColor = vec4\( (.*), 0\.0, 0\.0, 1\.0 \);/.exec(shader)?.[1]
  if (!declarations || !value) throw new Error('captureMxNoise: three writes its shaders in another way now.')
  return { declarations, expression: value.replaceAll('positionLocal', 'p.xyz') }
}
