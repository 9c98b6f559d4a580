import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/launchBrowser'
import { consumerLibrary } from './support/consumerLibrary'
import { expectLand } from './support/expectLand'
import { landHeight } from './support/landLight'
import { openPage } from './support/openPage'
import { runNode } from './support/runNode'

const LAND = { seed: 7, amplitude: 1 }

const consumers = [
  {
    name: 'Vite and TypeScript',
    build: ['node_modules/vite/bin/vite.js', 'build', 'vite', '--base', './'],
    page: 'vite/dist/index.html'
  },
  { name: 'webpack', build: ['webpack/build.js'], page: 'webpack/index.html' },
  { name: 'an import map and no bundler', build: [], page: 'importMap/index.html' }
] as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
})

describe.each(consumers)('$name', ({ build, page: path }) => {
  test('draws the displaced land and knows its height', async () => {
    if (build.length > 0) expect(await runNode(inject('consumers'), ...build)).toMatchObject({ code: 0 })
    const { page, complaints } = await openPage(browser, inject('consumersUrl') + path, 'height')
    await expectLand(page, LAND)
    const height = landHeight(await consumerLibrary(), LAND).sample(12.3, 0, -4.5)
    // Triangles of legs of half a unit under a field of curvature c miss it by c/16 at most; c < 1 in these hills.
    expect(Math.abs(Number(await page.getAttribute('body', 'data-height')) - height)).toBeLessThan(1 / 16)
    expect(complaints).toEqual([])
    await page.close()
  })
})
