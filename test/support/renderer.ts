import { WebGLRenderer, type WebGLRendererParameters } from 'three'
import { afterAll, afterEach } from 'vitest'
import { complain, expectNoComplaints } from './consoleWatch'

/**
 * One renderer for a test file, on a canvas of 64 × 64 pixels; call it at the top of the file. Each test fails that
 * leaves a message on the console, a program that did not link, or a GL error.
 */
export function useRenderer(parameters: WebGLRendererParameters = {}): WebGLRenderer {
  const renderer = new WebGLRenderer(parameters)
  renderer.setSize(64, 64)
  renderer.debug.onShaderError = (gl, program, vertexShader, fragmentShader) => {
    const logs = [gl.getProgramInfoLog(program), gl.getShaderInfoLog(vertexShader), gl.getShaderInfoLog(fragmentShader)]
    complain(`A program did not link:\n${logs.filter(Boolean).join('\n')}`)
  }
  afterEach(() => {
    expectCleanRenderer(renderer)
  })
  afterAll(() => {
    renderer.dispose()
    renderer.forceContextLoss()
  })
  return renderer
}

/** Throws on a GL error, a failed program, or anything on the console since the last check. */
export function expectCleanRenderer(renderer: WebGLRenderer): void {
  const gl = renderer.getContext()
  const error = gl.getError()
  if (error !== gl.NO_ERROR) complain(`gl.getError() is ${error}.`)
  expectNoComplaints()
}
