import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built demo is served; a test gets it with `inject('demoUrl')`. */
    demoUrl: string
  }
}

const root = resolve(import.meta.dirname, '../..')
const builtPage = join(root, 'demo/dist/index.html')
const sources = ['demo', 'src', 'glsl', 'test/bench', 'vite.config.ts', 'package.json']

/** Serves the built demo on a free port of 127.0.0.1, built anew if a source is younger. */
export async function startDemoServer(): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(builtPage) || youngest(sources) > statSync(builtPage).mtimeMs) buildDemo()
  const server = await preview({
    configFile: join(root, 'vite.config.ts'),
    mode: 'demo',
    logLevel: 'warn',
    // Port 0 is any that is free.
    preview: { host: '127.0.0.1', port: 0, strictPort: false }
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('startDemoServer: the preview server has no address.')
  return { url, close: () => server.close() }
}

/** Vitest calls this once for all e2e files, and what it returns when they are done. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startDemoServer()
  project.provide('demoUrl', url)
  return close
}

function buildDemo(): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  // Vitest has set NODE_ENV to 'test'; the page would then be built with development code.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [vite, 'build', '--mode', 'demo'], { cwd: root, env, stdio: 'inherit' })
}

function youngest(paths: readonly string[]): number {
  const times = paths.flatMap((path) => {
    const absolute = join(root, path)
    if (!statSync(absolute).isDirectory()) return statSync(absolute).mtimeMs
    return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('dist'))
      .map((name) => statSync(join(absolute, name)).mtimeMs)
  })
  return Math.max(...times)
}
