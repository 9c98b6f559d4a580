// Writes the declarations of the library next to its build: `tsc`, then one repair. Sources name each other without an
// extension, which a bundler resolves and Node does not: users with `moduleResolution: nodenext` need `./field.js`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

const tsc = fileURLToPath(import.meta.resolve('typescript/bin/tsc'))
const { status } = spawnSync(process.execPath, [tsc, '--project', join(root, 'src')], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (name.endsWith('.d.ts')) completeImports(join(dist, name))
}

/** @param {string} file */
function completeImports(file) {
  const text = readFileSync(file, 'utf8')
  const { importedFiles } = ts.preProcessFile(text)
  // From the last one, so that the positions of the others stay right.
  const completed = importedFiles.reverse().reduce((result, { fileName, pos }) => {
    const start = result.indexOf(fileName, pos)
    return result.slice(0, start) + complete(file, fileName) + result.slice(start + fileName.length)
  }, text)
  writeFileSync(file, completed)
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function complete(file, specifier) {
  if (!specifier.startsWith('.')) return specifier
  const target = resolve(dirname(file), specifier)
  if (existsSync(`${target}.d.ts`)) return `${specifier}.js`
  if (existsSync(join(target, 'index.d.ts'))) return `${specifier}/index.js`
  return specifier
}
