import type { Browser, Page } from 'playwright'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/launchBrowser'
import { recipes, recipesFolder } from '../support/recipes'
import { openPage } from './support/openPage'
import { picture } from './support/picture'
import { recipeChecks } from './support/recipeChecks'
import { runNode } from './support/runNode'

/** `RECIPE_PICTURES=1` writes the pictures that the page of recipes shows. */
const writesPictures = process.env.RECIPE_PICTURES !== undefined
const SIZE = writesPictures ? { width: 640, height: 400 } : { width: 320, height: 200 }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  const build = ['node_modules/vite/bin/vite.js', 'build', 'recipes', '--base', './', '--logLevel', 'error']
  expect(await runNode(inject('consumers'), ...build)).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await browser.close()
})

test('every recipe has its checks', () => {
  expect(Object.keys(recipeChecks).sort()).toEqual(recipes.map(nameOf).sort())
})

// That they type-check, types.test.ts shows.
describe.each(recipes)('%s', (file) => {
  const name = nameOf(file)
  const { frames, still = false, complaints: expected = [], check } = recipeChecks[name]

  test('draws, without a word on the console', async () => {
    const url = `${inject('consumersUrl')}recipes/dist/index.html?${name}`
    const { page, complaints } = await openPage(browser, url, `frame${frames}`, SIZE)
    const first = await picture(page)
    // Eight bits of a blank or almost blank page are of one value.
    expect(deviation(first)).toBeGreaterThan(0.05)
    if (writesPictures) await writePicture(page, name)
    await check?.(page)
    const second = await picture(page)
    if (!still) expect(second.filter((value, i) => value !== first[i]).length).toBeGreaterThan(100)
    expect(complaints).toEqual(expected)
    await page.close()
  })
})

function nameOf(file: string): string {
  return file.replace(/\.tsx?$/, '')
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

async function writePicture(page: Page, name: string): Promise<void> {
  const folder = join(recipesFolder, 'pictures')
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 85 })
}
