import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { fieldFromJSON } from 'three-perlin/json'
import { launchBrowser } from '../support/launchBrowser'
import { openDemo } from './openDemo'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** At once, where a click of the mouse waits for frames, which software rendering makes rare. */
function click(page: Page, selector: string): Promise<void> {
  return page.$eval(selector, (element) => {
    ;(element as HTMLElement).click()
  })
}

/** Runs in the page: some pixels of the picture of each material. */
async function picturesOfAll(): Promise<string[]> {
  const { demo } = globalThis
  if (!demo?.scene.gallery) throw new Error('The scene has no gallery.')
  const gl = demo.stage.renderer.getContext()
  const pictures: string[] = []
  for (const { name } of demo.scene.gallery.entries) {
    demo.scene.gallery.choose(name)
    demo.draw()
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
    const pixels = new Uint8Array(4 * width * height)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    pictures.push(new Uint32Array(pixels.buffer).filter((_, i) => i % 97 === 0).join())
    await new Promise(requestAnimationFrame)
  }
  return pictures
}

describe('the page', () => {
  it('opens, changes scenes and landscapes without a complaint, and leaves nothing behind', async () => {
    const { page, takeComplaints } = await openDemo(browser, inject('demoUrl'), 'ui=0')
    const change = async (scene: string) => {
      await click(page, `#scenes [data-name=${scene}]`)
      await page.waitForFunction((name) => globalThis.demo?.name === name, scene)
      return page.evaluate(() => ({ ...globalThis.demo?.stage.renderer.info.memory }))
    }
    const materials = await change('materials')
    const lab = await change('lab')
    const terrain = await change('terrain')
    for (const landscape of ['Hills', 'Islands', 'Dunes']) {
      await click(page, `#presets [data-name=${landscape}]`)
      const { standing, wrong } = await page.evaluate(() => {
        globalThis.demo?.draw()
        const all = globalThis.demo?.standing() ?? []
        return { standing: all.length, wrong: all.filter(({ base, ground }) => base !== Math.fround(ground)).length }
      })
      expect(standing).toBeGreaterThan(50)
      expect(wrong).toBe(0)
    }
    expect(await change('materials')).toEqual(materials)
    expect(await change('lab')).toEqual(lab)
    expect(await change('terrain')).toEqual(terrain)
    expect(takeComplaints()).toEqual([])
    await page.context().close()
  }, 120_000)

  it('draws nothing while nothing moves', async () => {
    const { page } = await openDemo(browser, inject('demoUrl'), 'scene=materials')
    // Textures and shadows may come after the first picture.
    const [before, after] = await page.evaluate(async () => {
      const frames: unknown[] = []
      for (let k = 0; k < 16; k++) {
        await new Promise(requestAnimationFrame)
        frames.push(globalThis.demo?.stage.renderer.info.render.frame)
      }
      return [frames[7], frames[15]]
    })
    expect(before).toBeGreaterThan(0)
    expect(after).toBe(before)
    await page.context().close()
  })

  it('turns, shifts and comes closer by keys', async () => {
    const { page, takeComplaints } = await openDemo(browser, inject('demoUrl'), 'scene=materials')
    const camera = () => page.evaluate(() => globalThis.demo?.stage.camera.position.toArray() ?? [])
    const length = (position: number[]) => Math.hypot(...position)
    await page.focus('#picture')
    const press = async (key: string) => {
      const before = await camera()
      await page.keyboard.press(key)
      await page.evaluate(() => globalThis.demo?.draw())
      return { before, after: await camera() }
    }
    for (const key of ['ArrowLeft', 'ArrowUp', '+', '-']) {
      const { before, after } = await press(key)
      expect(after, key).not.toEqual(before)
      if (key === '+') expect(length(after)).toBeLessThan(length(before))
      if (key === '-') expect(length(after)).toBeGreaterThan(length(before))
    }
    const { before, after } = await press('a')
    after.forEach((value, axis) => {
      expect(value).toBeCloseTo(before[axis], 9)
    })
    await click(page, '#scenes [data-name=lab]')
    await page.waitForFunction(() => globalThis.demo?.name === 'lab')
    await page.focus('#picture')
    const shifted = await press('ArrowRight')
    expect(shifted.after).not.toEqual(shifted.before)
    expect(takeComplaints()).toEqual([])
    await page.context().close()
  })

  it('shows every material, and every view of the lab', async () => {
    const { page, takeComplaints } = await openDemo(browser, inject('demoUrl'), 'ui=0&scene=materials')
    const names = await page.$$eval('#gallery button', (buttons) => buttons.map(({ dataset }) => dataset.name))
    expect(names).toHaveLength(16)
    const pictures = await page.evaluate(picturesOfAll)
    expect(new Set(pictures).size).toBe(pictures.length)
    await click(page, '#scenes [data-name=lab]')
    await page.waitForFunction(() => globalThis.demo?.name === 'lab')
    for (const view of ['Blob', 'Block', 'Map']) {
      await click(page, `#presets [data-name=${view}]`)
      await page.evaluate(() => globalThis.demo?.draw())
    }
    expect(takeComplaints()).toEqual([])
    await page.context().close()
  }, 120_000)

  it('copies a program, GLSL and JSON with the present numbers', async () => {
    const { page } = await openDemo(browser, inject('demoUrl'), 'scene=lab', {
      viewport: { width: 300, height: 300 },
      permissions: ['clipboard-read', 'clipboard-write']
    })
    await page.evaluate(() => {
      const controllers = globalThis.demo?.panel.gui?.controllersRecursive()
      controllers?.find(({ _name }) => _name === 'seed')?.setValue(321)
      controllers?.find(({ _name }) => _name === 'gain')?.setValue(0.37)
      globalThis.demo?.draw()
    })
    const copy = async (title: string) => {
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await page.click('#copy')
      await page.click(`#copies button:has-text("${title}")`)
      return vi.waitUntil(() => page.evaluate(() => navigator.clipboard.readText()))
    }
    const code = await copy('Program')
    expect(code).toContain('seed: 321')
    expect(code).toContain('gain: 0.37')
    expect(await copy('GLSL')).toContain('highp float height(')
    const again = fieldFromJSON(await copy('JSON'))
    expect(again.parameters().find(({ path }) => path.endsWith('gain'))?.value).toBe(0.37)
    await page.context().close()
  })

  it('says so where WebGL 2 is missing', async () => {
    const context = await browser.newContext({ viewport: { width: 200, height: 140 } })
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(inject('demoUrl'))
    await page.waitForSelector('#message:not([hidden])')
    expect(await page.textContent('#message')).toMatch(/WebGL 2/)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('on a phone', () => {
  it.each(['terrain', 'materials', 'lab'])(
    'nothing of %s overlaps or sticks out, and every button can be hit',
    async (scene) => {
      const { page } = await openDemo(browser, inject('demoUrl'), `scene=${scene}`, PHONE)
      const { width, boxes } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        boxes: [...document.querySelectorAll('.name, #tune, #scenes, #presets, #gallery, #copy, button')]
          // The strip of materials scrolls.
          .filter((element) => !element.matches('.strip button'))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .map(({ element, box: { left, top, right, bottom } }) => ({
            label: element.id || element.className || element.textContent,
            button: element.tagName === 'BUTTON',
            inside: element.parentElement?.matches('#scenes, #presets') ?? false,
            left,
            top,
            right,
            bottom
          }))
      }))
      expect(width).toBe(390)
      for (const { label, button, left, top, right, bottom } of boxes) {
        expect(left >= 0 && right <= 390 && top >= 0 && bottom <= 844, label).toBe(true)
        if (button) expect(Math.min(right - left, bottom - top), label).toBeGreaterThanOrEqual(40)
      }
      const apart = boxes.filter(({ inside }) => !inside)
      for (const [i, a] of apart.entries()) {
        for (const b of apart.slice(i + 1)) {
          const overlap =
            Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
            Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
          expect(overlap, `${a.label} and ${b.label}`).toBe(false)
        }
      }
      await page.context().close()
    }
  )

  it('the panel is closed at first, opens as a sheet that leaves the picture in sight, and closes again', async () => {
    const { page } = await openDemo(browser, inject('demoUrl'), '', PHONE)
    expect(await page.isVisible('#panel')).toBe(false)
    await page.tap('#tune')
    expect(await page.isVisible('#panel')).toBe(true)
    const box = await page.locator('#panel').boundingBox()
    expect(box?.height).toBeLessThan(844 / 2)
    await page.tap('#tune')
    expect(await page.isVisible('#panel')).toBe(false)
    await page.context().close()
  })
})
