import type { WebGLRenderer, WebGLRenderTarget } from 'three'

/**
 * Draws into a target and leaves the renderer as it was.
 *
 * @throws naming the caller, with what the driver says, if a program does not compile
 */
export function guardedRender(
  renderer: WebGLRenderer,
  caller: string,
  target: WebGLRenderTarget,
  draw: () => void
): void {
  const { debug, xr } = renderer
  const { checkShaderErrors, onShaderError } = debug
  const before = [renderer.getRenderTarget(), renderer.getActiveCubeFace(), renderer.getActiveMipmapLevel()] as const
  const { enabled } = xr
  let log = ''
  xr.enabled = false
  debug.checkShaderErrors = true
  debug.onShaderError = (gl, program, ...shaders) => {
    log = [...shaders.map((shader) => gl.getShaderInfoLog(shader)), gl.getProgramInfoLog(program)]
      .filter(Boolean)
      .join('\n')
  }
  try {
    renderer.setRenderTarget(target)
    draw()
  } finally {
    renderer.setRenderTarget(...before)
    xr.enabled = enabled
    debug.checkShaderErrors = checkShaderErrors
    debug.onShaderError = onShaderError
  }
  if (log === '') return
  // Drawing without a program is an error of GL as well.
  renderer.getContext().getError()
  throw new Error(`${caller}: the GLSL of the field does not compile. ${log}`)
}
