import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bundlePrograms, typeErrors } from '../support/copiedPrograms'
import { launchBrowser } from '../support/launchBrowser'
import { openDemo } from './openDemo'
import { sampleFields, type Sampled } from './sampleFields'

/** States of the demo, by the names of their programs, and what the programs call their fields. */
const STATES = [
  { name: 'alps', query: 'scene=terrain', fields: '{ height, color: channels.color, roughness: channels.roughness }' },
  { name: 'marble', query: 'scene=materials&preset=marble', fields: 'preset.channels' },
  { name: 'wood', query: 'scene=materials&preset=wood', fields: 'preset.channels' },
  { name: 'water', query: 'scene=materials&preset=water', fields: 'preset.channels' },
  { name: 'snow', query: 'scene=materials&preset=snowOnSlopes', fields: 'preset.channels' },
  { name: 'planet', query: 'scene=materials&preset=planet', fields: 'preset.channels' },
  { name: 'clouds', query: 'scene=materials&preset=clouds', fields: 'preset.channels' },
  { name: 'map', query: 'scene=lab', fields: '{ height, colour }' },
  { name: 'blob', query: 'scene=lab&preset=blob', fields: '{ height, colour }' },
  { name: 'block', query: 'scene=lab&preset=block', fields: '{ height, colour }' }
] as const

const SIZE = { width: 200, height: 140 }

let browser: Browser
const programs: Record<string, string> = {}
const seen: Record<string, Sampled> = {}
let bundle: Map<string, string>

beforeAll(async () => {
  browser = await launchBrowser()
  for (const { name, query, fields } of STATES) {
    const { page } = await openDemo(browser, inject('demoUrl'), `ui=0&${query}`, { viewport: SIZE })
    const code = await page.evaluate(changeAndCopy)
    programs[name] = `${code}\nObject.assign(globalThis, { copied: ${fields} })\n`
    seen[name] = await page.evaluate(sampleFields, 'demo' as const)
    await page.context().close()
  }
  bundle = await bundlePrograms(programs)
}, 60_000)
afterAll(async () => {
  await browser.close()
})

/** Runs in the page: sets some numbers that are not the first ones, and copies. */
function changeAndCopy(): string {
  const { demo } = globalThis
  const controllers = demo?.panel.gui?.controllersRecursive() ?? []
  for (const { name, value } of [
    { name: 'seed', value: 29 },
    { name: 'gain', value: 0.41 },
    { name: 'turbulence', value: 0.73 },
    { name: 'terraces', value: true }
  ]) {
    controllers.find(({ _name }) => _name === name)?.setValue(value)
  }
  demo?.draw()
  return demo?.scene.copies[0].text() ?? ''
}

it('copied programs have no type errors', () => {
  expect(typeErrors(programs)).toEqual([])
}, 60_000)

describe.each(STATES)('the copied program of $query', ({ name }) => {
  it('runs as pasted, draws, and has the same fields', async () => {
    const page = await browser.newPage({ viewport: SIZE })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.route('http://copied.test/**', async (route) => {
      const path = new URL(route.request().url()).pathname.slice(1)
      const text = bundle.get(path)
      if (text !== undefined) await route.fulfill({ contentType: 'text/javascript', body: text })
      else {
        const body = `<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><script type="module" src="/${name}.js"></script>`
        await route.fulfill({ contentType: 'text/html', body })
      }
    })
    await page.goto('http://copied.test/')
    await page.waitForFunction(() => 'copied' in globalThis && document.querySelector('canvas'))
    const fields = await page.evaluate(sampleFields, 'copied' as const)
    expect(complaints).toEqual([])
    expect(Object.keys(fields)).toEqual(Object.keys(seen[name]))
    for (const [channel, values] of Object.entries(fields)) {
      const expected = seen[name][channel]
      // Numbers are printed with six digits: an error of 5e-6 of each, which the slope of fields multiplies.
      const scale = Math.max(1, ...expected.map(Math.abs))
      const worst = Math.max(...values.map((value, i) => Math.abs(value - expected[i])))
      expect(worst / scale, channel).toBeLessThan(2e-3)
    }
    const picture = await page.screenshot()
    // A picture of one colour is a few hundred bytes.
    expect(picture.length).toBeGreaterThan(3000)
    await page.close()
  })
})
