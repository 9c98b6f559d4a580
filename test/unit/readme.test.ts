import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readmeModules } from '../support/readmeModules'

const root = resolve(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** What a snippet takes from the program around it. */
const surroundings = `
declare const scene: import('three').Scene
declare const ball: import('three').Mesh
declare const boat: import('three').Mesh
declare const sea: import('three').Mesh
`

test('all of its TypeScript type-checks', { timeout: 60_000 }, () => {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const sources = new Map(readmeModules(readme).map((code, i) => [join(root, `readme-${i}.ts`), surroundings + code]))
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => sources.has(path) || fileExists(path)
  host.getSourceFile = (path, ...rest) => {
    const source = sources.get(path)
    return source === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, source, ts.ScriptTarget.ES2022)
  }
  const ambient = join(root, 'glsl/modules.d.ts')
  // A snippet may leave a name unused, for the reader to use.
  const program = ts.createProgram([...sources.keys(), ambient], { ...options, noUnusedLocals: false }, host)
  const problems = [...sources.keys()].flatMap((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  )
  expect(problems).toEqual([])
})

test('every file and heading that is linked or shown exists', () => {
  const headings = Array.from(
    readme.matchAll(/^#+ (.+)$/gm),
    ([, text]) => `#${text.toLowerCase().replaceAll(' ', '-')}`
  )
  for (const [, path] of readme.matchAll(/\]\(([^)]+)\)/g)) {
    if (path.startsWith('#')) expect(headings).toContain(path)
    else if (!path.startsWith('http')) expect(existsSync(join(root, path)), path).toBe(true)
  }
})
