import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ViteDevServer } from 'vite'
import { launchBrowser } from '../support/launchBrowser'
import { openPage } from './support/openPage'
import { picture } from './support/picture'
import { startDevServer } from './support/startDevServer'

let browser: Browser
let server: ViteDevServer
let url: string
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ url, server } = await startDevServer('readme/index.html'))
})
afterAll(async () => {
  await server.close()
  await browser.close()
})

// That they type-check, types.test.ts shows.
test('every TypeScript snippet of the README runs, and what it makes is drawn', async () => {
  const { page, complaints } = await openPage(browser, url, 'heights')
  const heights = JSON.parse((await page.getAttribute('body', 'data-heights')) ?? '') as number[]
  for (const height of heights) expect(Math.abs(height)).toBeGreaterThan(0)
  // Land, sea and the ball of noise: light and dark.
  const values = await picture(page)
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.5)
  expect(complaints).toEqual([])
  await page.close()
})
