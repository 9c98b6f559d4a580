import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { glslLoader } from './glsl/loader.ts'
import { chromiumFlags } from './test/support/chromiumFlags.mjs'
import { findBrowser } from './test/support/ensureBrowser.mjs'
import { glslifyQuery } from './test/support/glslifyQuery.ts'

// One config for three uses, told apart by `--mode`: library (build), demo (start, build:demo) and test (Vitest's own).
export default defineConfig(({ mode }) => ({
  plugins: [glslLoader()],
  resolve: { alias: publicNames },
  ...(mode === 'library' && library),
  ...(mode === 'demo' && demo),
  ...(mode === 'test' && { test: tests() })
}))

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The demo and the tests say what a user says, and get the sources.
const publicNames = [
  { find: /^three-perlin$/, replacement: inRoot('src/index.ts') },
  { find: /^three-perlin\/glsl\/(.+)$/, replacement: inRoot('glsl/$1') },
  { find: /^three-perlin\/(\w+)$/, replacement: inRoot('src/$1.ts') }
]

const library: ViteUserConfig = {
  build: {
    target: 'es2022',
    // The user's bundler makes it small, and needs the `#__PURE__` comments for that. It can be read as it is: source
    // maps would double the package.
    minify: false,
    lib: {
      entry: {
        index: inRoot('src/index.ts'),
        cpu: inRoot('src/cpu.ts'),
        json: inRoot('src/json.ts'),
        presets: inRoot('src/presets.ts')
      },
      formats: ['es']
    },
    rolldownOptions: {
      external: /^three(\/|$)/,
      output: { chunkFileNames: 'shared.js' }
    }
  }
}

const demo: ViteUserConfig = {
  root: inRoot('demo'),
  // Relative, so that the built page can lie in any folder of any site.
  base: './',
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { input: [inRoot('demo/index.html'), inRoot('demo/bench.html')] }
  }
}

// What the benchmark imports: found while a test runs, it would make Vite reload the test.
const peers = [
  'fast-simplex-noise',
  'fastnoise-lite',
  'gl-noise/build/glNoise.m.js',
  'noisejs',
  'open-simplex-noise',
  'simplex-noise',
  'three/addons/math/ImprovedNoise.js',
  'three/addons/math/SimplexNoise.js',
  'three/tsl',
  'three/webgpu'
]

// What else the tests import, for the same reason.
const neighbours = [
  'three/addons/csm/CSM.js',
  'three/addons/lights/SunLight.js',
  ...['BokehPass', 'EffectComposer', 'GTAOPass', 'OutlinePass', 'RenderPass', 'RenderPixelatedPass'],
  ...['SAOPass', 'SSAOPass', 'SSRPass'],
  'three-csm',
  'three-custom-shader-material/vanilla',
  'troika-three-utils'
].map((name) => (name.endsWith('Pass') || name === 'EffectComposer' ? `three/addons/postprocessing/${name}.js` : name))

declare module 'vitest' {
  interface ProvidedContext {
    /** Every two values of the table of materials, or every two on every material. */
    matrix: 'pairwise' | 'full'
  }
}

function tests(): ViteUserConfig['test'] {
  return {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/unit/**/*.test.ts', 'test/repro/**/*.unit.test.ts'] }
      },
      {
        extends: true,
        plugins: [glslifyQuery()],
        optimizeDeps: { include: ['three', ...neighbours, ...peers] },
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts', 'test/repro/**/*.browser.test.ts'],
          provide: { matrix: process.env.MATRIX === 'full' ? 'full' : 'pairwise' },
          browser: inChromium()
        }
      },
      {
        extends: true,
        // The oldest version that is supported draws the same.
        resolve: { alias: [{ find: /^three$/, replacement: 'three-170' }] },
        optimizeDeps: { include: ['three-170'] },
        test: {
          name: 'oldest',
          include: ['displaceMatrix', 'inject', 'paint', 'paintMaterials', 'paintShadows'].map(
            (name) => `test/browser/${name}.test.ts`
          ),
          provide: { matrix: process.env.MATRIX === 'full' ? 'full' : 'pairwise' },
          browser: inChromium()
        }
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/support/demoServer.ts',
          testTimeout: 180_000
        }
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          globalSetup: 'test/package/support/packedLibrary.ts',
          // Compilers and bundlers, on two busy cores.
          testTimeout: 180_000,
          hookTimeout: 180_000
        }
      }
    ]
  }
}

function inChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath: findBrowser(), args: chromiumFlags } }),
    instances: [{ browser: 'chromium' as const }]
  }
}
