import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { recipes, recipesFolder } from '../support/recipes'

const list = readFileSync(join(recipesFolder, 'README.md'), 'utf8')
const links = Array.from(list.matchAll(/\]\(([^)]+)\)/g), ([, path]) => path)

/** What a recipe may need beside three and three-perlin. */
const others = ['@dimforge/rapier3d-compat', '@react-three/fiber', 'cannon-es', 'react', 'react-dom/client']

describe.each(recipes)('%s', (name) => {
  const text = readFileSync(join(recipesFolder, name), 'utf8')

  test('is on the list, with its picture', () => {
    expect(links).toContain(name)
    expect(links).toContain(`pictures/${name.replace(/\.tsx?$/, '.jpg')}`)
  })

  test('says what it is, and can be copied alone', () => {
    expect(text).toMatch(/^\/\/ [A-Z0-9]/)
    expect(text.split('\n').length).toBeLessThanOrEqual(80)
    const imports = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
    const ours = /^three(-perlin)?(\/|$)/
    expect(imports.filter((path) => !ours.test(path) && !others.includes(path))).toEqual([])
  })
})

test('what is on the list exists', () => {
  for (const path of links) expect(existsSync(join(recipesFolder, path)), path).toBe(true)
})
