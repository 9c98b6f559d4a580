import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { recipes, recipesFolder } from '../../support/recipes'
import { npm } from './npm'
import { writeSnippets } from './writeSnippets'

declare module 'vitest' {
  interface ProvidedContext {
    /** The tarball that would be published. */
    tarball: string
    /** A copy of `consumers` outside the repository, with its dependencies and the tarball installed. */
    consumers: string
    /** Where that folder is served. */
    consumersUrl: string
  }
}

const root = resolve(import.meta.dirname, '../../..')
const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']

/** Vitest calls this once for all files of the project, and what it returns when they are done. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'three-perlin-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const consumers = join(folder, 'consumers')
    const [tarball] = await Promise.all([pack(folder), installDependencies(consumers)])
    await npm(consumers, 'install', '--no-save', '--no-package-lock', ...quiet, tarball)
    const { url, close } = await serve(folder)
    provide('tarball', tarball)
    provide('consumers', consumers)
    provide('consumersUrl', url)
    return async () => {
      await close()
      await remove()
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** npm builds first: that is the script `prepack`. */
async function pack(folder: string): Promise<string> {
  await npm(root, 'pack', '--pack-destination', folder)
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('packedLibrary: npm pack has made no tarball.')
  return join(folder, tarball)
}

async function installDependencies(consumers: string): Promise<void> {
  await mkdir(consumers)
  await cp(resolve(import.meta.dirname, '../consumers'), consumers, { recursive: true })
  await writeSnippets(join(consumers, 'readme'))
  for (const name of recipes) await cp(join(recipesFolder, name), join(consumers, 'recipes', name))
  await npm(consumers, 'ci', ...quiet)
}

async function serve(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    root: folder,
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: 'consumers' },
    // Port 0 is any that is free.
    preview: { host: '127.0.0.1', port: 0, strictPort: false }
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('packedLibrary: the preview server has no address.')
  return { url, close: () => server.close() }
}
