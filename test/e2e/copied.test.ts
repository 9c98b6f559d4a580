import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bundlePrograms, typeErrors } from '../support/copiedPrograms'
import { launchBrowser } from '../support/launchBrowser'
import { openDemo } from './openDemo'
import { sampleFields, type Sampled } from './sampleFields'

/** Scenes, what is chosen in them, and what the copied programs call their fields. Each kind of program is there. */
const SCENES = [
  { scene: 'terrain', names: ['Alps'], fields: '{ height, color: channels.color, roughness: channels.roughness }' },
  {
    scene: 'materials',
    names: ['marble', 'wood', 'water', 'snowOnSlopes', 'planet', 'clouds'],
    fields: 'preset.channels'
  },
  { scene: 'lab', names: ['Map', 'Blob', 'Block'], fields: '{ height, colour }' }
] as const

const NAMES = SCENES.flatMap(({ names }) => [...names])
const SIZE = { width: 132, height: 92 }

let browser: Browser
const programs: Record<string, string> = {}
const seen: Record<string, Sampled> = {}
let bundle: Map<string, string>

beforeAll(async () => {
  browser = await launchBrowser()
  for (const { scene, names, fields } of SCENES) {
    const { page } = await openDemo(browser, inject('demoUrl'), `ui=0&scene=${scene}`, { viewport: SIZE })
    for (const name of names) {
      const code = await page.evaluate(changeAndCopy, name)
      programs[name] = `${code}\nObject.assign(globalThis, { copied: ${fields} })\n`
      seen[name] = await page.evaluate(sampleFields, 'demo' as const)
    }
    await page.context().close()
  }
  bundle = await bundlePrograms(programs)
}, 240_000)
afterAll(async () => {
  await browser.close()
})

/** Runs in the page: chooses what is not shown yet, sets some numbers to others than the first ones, and copies. */
function changeAndCopy(name: string): string {
  const { demo } = globalThis
  if (!demo) throw new Error('There is no demo.')
  const { gallery, presets } = demo.scene
  const choices = gallery ?? presets
  if (choices?.current() !== name) choices?.choose(name)
  const changes: Record<string, unknown> = { seed: 29, gain: 0.41, turbulence: 0.73, 'snow line': 0.31, terraces: true }
  for (const controller of demo.panel.gui?.controllersRecursive() ?? []) {
    if (controller._name in changes) controller.setValue(changes[controller._name])
  }
  demo.scene.update(0)
  return demo.scene.copies[0].text()
}

/** Opens a page that holds nothing but the program. */
async function runProgram(name: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: SIZE })
  // Programs draw for ever; software rendering is busy enough with two frames.
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window)
    let left = 2
    window.requestAnimationFrame = (callback) => (left-- > 0 ? request(callback) : 0)
  })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  const html = `<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><script type="module" src="/${name}.js"></script>`
  await page.route('http://copied.test/**', async (route) => {
    const script = bundle.get(new URL(route.request().url()).pathname.slice(1))
    if (script === undefined) await route.fulfill({ contentType: 'text/html', body: html })
    else await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await page.goto('http://copied.test/')
  await page.waitForFunction(() => 'copied' in globalThis && document.querySelector('canvas'))
  return { page, complaints }
}

it('copied programs have no type errors', () => {
  expect(typeErrors(programs)).toEqual([])
}, 240_000)

describe.each(NAMES)('the copied program of %s', (name) => {
  it('runs as pasted, draws, and has the same fields', async () => {
    const { page, complaints } = await runProgram(name)
    const fields = await page.evaluate(sampleFields, 'copied' as const)
    expect(complaints).toEqual([])
    expect(Object.keys(fields)).toEqual(Object.keys(seen[name]))
    for (const [channel, values] of Object.entries(fields)) {
      const expected = seen[name][channel]
      // Numbers are printed with six digits: an error of 5e-6 of each, which the slope of the fields multiplies.
      const scale = Math.max(1, ...expected.map(Math.abs))
      const worst = Math.max(...values.map((value, i) => Math.abs(value - expected[i])))
      expect(worst / scale, channel).toBeLessThan(1e-3)
    }
    // A picture of one colour is a few hundred bytes.
    expect((await page.screenshot()).length).toBeGreaterThan(1500)
    await page.close()
  })
})
