// Writes the declarations of the library next to its build: `tsc`, then three repairs. Sources name each other without an
// extension, which a bundler resolves and Node does not: users with `moduleResolution: nodenext` need `./field.js`.
// `Float32Array<ArrayBuffer>` is an error before TypeScript 5.7, where these types are not generic. And most files are
// nobody's business: what the entries do not reach is removed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

const tsc = fileURLToPath(import.meta.resolve('typescript/bin/tsc'))
const { status } = spawnSync(process.execPath, [tsc, '--project', join(root, 'src')], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

/** @type {Set<string>} */
const reached = new Set()
for (const name of readdirSync(dist)) {
  const declarations = join(dist, name.replace(/\.js$/, '.d.ts'))
  // A chunk that entries share has none.
  if (name.endsWith('.js') && existsSync(declarations)) visit(declarations)
}
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const path = join(dist, name)
  if (name.endsWith('.d.ts') && !reached.has(path)) rmSync(path)
}

/** @param {string} file */
function visit(file) {
  if (reached.has(file)) return
  reached.add(file)
  const text = readFileSync(file, 'utf8')
  const imports = ts.preProcessFile(text).importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
  let completed = text
  // From the last one, so that the positions of the others stay right.
  for (const { fileName, pos } of imports.reverse()) {
    const target = resolve(dirname(file), fileName)
    const isFolder = !existsSync(`${target}.d.ts`)
    const start = completed.indexOf(fileName, pos)
    const end = start + fileName.length
    completed = `${completed.slice(0, end)}${isFolder ? '/index' : ''}.js${completed.slice(end)}`
    visit(isFolder ? join(target, 'index.d.ts') : `${target}.d.ts`)
  }
  writeFileSync(file, completed.replaceAll(/\b(\w+Array)<ArrayBuffer(Like)?>/g, '$1'))
}
