/** Whether a renderer is three's WebGLRenderer, of whichever copy of three. */
export function isWebGL(renderer: unknown): boolean {
  return (renderer as { isWebGLRenderer?: boolean } | null | undefined)?.isWebGLRenderer === true
}
