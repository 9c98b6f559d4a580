import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Lowest first: a file may import from its own floor and from those below. */
const floors = [
  'glsl',
  'src',
  'src/permutation',
  'src/noise',
  'src/field',
  'src/json',
  'src/presets',
  'src/material',
  'entry'
] as const

/** Names that users import; they may reach everything. */
const entries = ['src/index.ts', 'src/cpu.ts', 'src/json.ts', 'src/presets.ts']

/** Floors that must work without three. */
const withoutThree = ['glsl', 'src', 'src/permutation', 'src/noise', 'src/field', 'src/json', 'src/presets']

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('src', name))

function floorOf(file: string): number {
  return entries.includes(file) ? floors.indexOf('entry') : floors.findIndex((floor) => floor === dirname(file))
}

function importsOf(file: string): string[] {
  return ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles.map(({ fileName }) => fileName)
}

test.each(files)('%s imports downwards only', (file) => {
  const floor = floorOf(file)
  expect(floor, 'a folder without a floor').toBeGreaterThanOrEqual(0)
  for (const specifier of importsOf(file)) {
    if (!specifier.startsWith('.')) {
      expect(specifier).toBe('three')
      expect(withoutThree).not.toContain(floors[floor])
      expect(['src/cpu.ts', 'src/json.ts', 'src/presets.ts']).not.toContain(file)
      continue
    }
    const target = relative(root, resolve(root, dirname(file), specifier.replace(/\?raw$/, '')))
    const targetFloor = target.startsWith('glsl') ? 0 : floorOf(`${target}.ts`)
    expect(targetFloor, `${file} imports ${specifier}`).toBeLessThanOrEqual(floor)
  }
})

test('the files of the demo import public names only', () => {
  const demo = readdirSync(join(root, 'demo'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('dist'))
    .map((name) => join('demo', name))
  for (const file of demo) {
    for (const specifier of importsOf(file)) expect(specifier).not.toMatch(/(^|\/)(src|glsl)\//)
  }
})
