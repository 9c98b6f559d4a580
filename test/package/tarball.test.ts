import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { publint } from 'publint'
import ts from 'typescript'
import { expect, inject, test } from 'vitest'
import { glslFiles } from '../support/glslFiles'
import { runNode } from './support/runNode'

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>
}

const root = resolve(import.meta.dirname, '../..')
const library = join(inject('consumers'), 'node_modules/three-perlin')
const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as Manifest
const entries = Object.values(manifest.exports).filter((entry) => typeof entry === 'object')

/** A file and all that it imports of the library, relative to its root. */
function withImports(file: string, extension: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const { fileName } of ts.preProcessFile(readFileSync(join(library, file), 'utf8')).importedFiles) {
    if (!fileName.startsWith('.')) continue
    withImports(join(file, '..', fileName.replace(/\.js$/, extension)), extension, found)
  }
  return found
}

test('the tarball holds what users need, and nothing else', () => {
  const files = readdirSync(library, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(library, join(parentPath, name)))
  const modules = entries.flatMap((entry) => [...withImports(join(entry.default), '.js')])
  const declarations = entries.flatMap((entry) => [...withImports(join(entry.types), '.d.ts')])
  const expected = new Set([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'package.json',
    ...glslFiles.map(({ name }) => join('glsl', name)),
    ...modules,
    ...declarations
  ])
  expect(files.sort()).toEqual([...expected].sort())
})

test('every entry is in the reference', () => {
  const { entryPoints } = JSON.parse(readFileSync(join(root, 'typedoc.json'), 'utf8')) as { entryPoints: string[] }
  const sources = entries.map(({ types }) => types.replace('./dist', 'src').replace('.d.ts', '.ts'))
  expect(entryPoints.sort()).toEqual(sources.sort())
})

test('publint has nothing to say', async () => {
  const tarball = new Uint8Array(readFileSync(inject('tarball'))).buffer
  const { messages } = await publint({ pack: { tarball }, level: 'suggestion', strict: true })
  expect(messages).toEqual([])
})

test('are the types wrong? no', async () => {
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
  // There is no CommonJS to have types for.
  const output = await runNode(root, attw, inject('tarball'), '--profile', 'esm-only', '--no-color', '--no-emoji')
  expect(output).toMatchObject({ code: 0, stderr: '' })
})
