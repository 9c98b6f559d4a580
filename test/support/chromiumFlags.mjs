// Software rendering, so that a machine without a GPU draws as well, and always the same. `GL=llvmpipe npm test` draws
// with Mesa's instead of Chromium's own: another compiler, which rounds in other places.

/** How Chromium is told what shall draw: parameters, and variables that it inherits. */
export const softwareRenderers = {
  swiftShader: { args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'], env: {} },
  llvmpipe: {
    args: ['--use-gl=angle', '--use-angle=gl-egl'],
    env: { EGL_PLATFORM: 'surfaceless', LIBGL_ALWAYS_SOFTWARE: '1', GALLIUM_DRIVER: 'llvmpipe' }
  }
}

/** Parameters whatever draws. */
export const commonFlags = [
  '--no-sandbox',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run'
]

const { args, env } = softwareRenderers[process.env.GL === 'llvmpipe' ? 'llvmpipe' : 'swiftShader']
Object.assign(process.env, env)

export const chromiumFlags = [...commonFlags, ...args]
