import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readmeModules } from '../../support/readmeModules'

const root = resolve(import.meta.dirname, '../../..')

/** Writes the TypeScript of the README to files, a module of each snippet. */
export async function writeSnippets(folder: string): Promise<void> {
  const modules = readmeModules(await readFile(join(root, 'README.md'), 'utf8'))
  await Promise.all(modules.map((code, i) => writeFile(join(folder, `snippet-${i}.ts`), code)))
}
