import type { Browser } from 'playwright'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/launchBrowser'
import { consumerLibrary } from './support/consumerLibrary'
import { openPage } from './support/openPage'
import { picture, pixels, SIZE } from './support/picture'
import { runNode } from './support/runNode'

const consumers = [
  { name: "glslify's asynchronous API", page: 'glslify/index.html' },
  { name: "browserify with glslify's transform, over what that has bundled", page: 'browserify/index.html' }
]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  await run('glslify/build.js')
  const bundle = ['--transform', 'glslify', 'browserify/shader.cjs', '--outfile', 'browserify/shader.bundled.js']
  await run('node_modules/browserify/bin/cmd.js', ...bundle)
})
afterAll(async () => {
  await browser.close()
})

async function run(...parameters: string[]): Promise<void> {
  expect(await runNode(inject('consumers'), ...parameters)).toMatchObject({ code: 0, stderr: '' })
}

describe.each(consumers)('$name', ({ page: path }) => {
  test('gives a shader that draws the noise of the CPU', async () => {
    const { page, complaints } = await openPage(browser, inject('consumersUrl') + path, 'drawn')
    const noise = (await consumerLibrary()).createNoise({ seed: 7 })
    const expected = pixels((x, y) => 0.5 + 0.5 * noise.perlin3(x / 25, (SIZE - y) / 25, 0.5))
    const seen = await picture(page)
    expect(seen).toHaveLength(expected.length)
    // The screen has 8 bits; the noise itself is exact to 4e-6.
    const errors = seen.map((value, i) => Math.abs(value - expected[i]))
    expect(Math.max(...errors)).toBeLessThan(0.5 / 255 + 1e-5)
    expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(0.5)
    expect(complaints).toEqual([])
    await page.close()
  })
})

test("glslify's command line bundles like its asynchronous API", async () => {
  await run('node_modules/glslify/bin.js', 'glslify/shade.frag', '--output', 'glslify/shade.command.frag')
  const read = (name: string) => readFile(join(inject('consumers'), 'glslify', name), 'utf8')
  expect(await read('shade.command.frag')).toBe(await read('shade.bundled.frag'))
})
