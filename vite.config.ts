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
    sourcemap: true,
    // The user's bundler makes it small, and needs the `#__PURE__` comments for that.
    minify: false,
    lib: { entry: { index: inRoot('src/index.ts'), cpu: inRoot('src/cpu.ts') }, formats: ['es'] },
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
  build: { target: 'es2022', sourcemap: true, emptyOutDir: true }
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
        optimizeDeps: { include: ['three'] },
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts', 'test/repro/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findBrowser(), args: chromiumFlags } }),
            instances: [{ browser: 'chromium' }]
          }
        }
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/support/demoServer.ts',
          testTimeout: 60_000
        }
      },
      {
        extends: true,
        test: { name: 'package', include: ['test/package/**/*.test.ts'], testTimeout: 60_000 }
      }
    ]
  }
}
