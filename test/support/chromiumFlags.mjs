// Software rendering, so that a machine without a GPU draws as well, and always the same. `GL=llvmpipe npm test` draws
// with Mesa's instead of Chromium's own: another compiler, which rounds in other places.

const swiftShader = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const llvmpipe = ['--use-gl=angle', '--use-angle=gl-egl']

const useMesa = process.env.GL === 'llvmpipe'

// Chromium inherits them.
if (useMesa) {
  Object.assign(process.env, { EGL_PLATFORM: 'surfaceless', LIBGL_ALWAYS_SOFTWARE: '1', GALLIUM_DRIVER: 'llvmpipe' })
}

export const chromiumFlags = [
  '--no-sandbox',
  ...(useMesa ? llvmpipe : swiftShader),
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run'
]
