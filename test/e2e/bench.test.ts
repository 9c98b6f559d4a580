import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
})

it('the benchmark runs on a phone, fits it, and copies its result', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write']
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(`${inject('demoUrl')}bench.html?rounds=1&select=cpu4,link4`)
  await page.tap('#run')
  await page.waitForSelector('#copy:not([hidden])')
  expect(await page.locator('.row').count()).toBe(7)
  expect(await page.locator('.failed').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.tap('#copy')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('| perlin4 |')
  expect(complaints).toEqual([])
  await page.tap('header a')
  await page.waitForURL((url) => url.pathname.endsWith('/index.html'))
  await context.close()
})
