import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ViteDevServer } from 'vite'
import { launchBrowser } from '../support/launchBrowser'
import { expectLand } from './support/expectLand'
import { openPage } from './support/openPage'
import { startDevServer } from './support/startDevServer'

let browser: Browser
let server: ViteDevServer
let url: string
beforeAll(async () => {
  browser = await launchBrowser()
  // Development: StrictMode does nothing in the other build.
  ;({ url, server } = await startDevServer('react/index.html'))
})
afterAll(async () => {
  await server.close()
  await browser.close()
})

test('React with @react-three/fiber: StrictMode, a ref callback, live changes on demand', async () => {
  const { page, complaints } = await openPage(browser, url, 'height')
  const mounts = () =>
    page.evaluate(() => {
      const { mounted = 0, unmounted = 0 } = document.body.dataset
      return { mounted: Number(mounted), unmounted: Number(unmounted) }
    })
  await expectLand(page, { seed: 7, amplitude: 1 })
  // How often StrictMode mounts what is in a Canvas is up to the version of @react-three/fiber.
  const first = await mounts()
  expect(first.unmounted).toBe(first.mounted - 1)

  await page.click('#again')
  expect(await mounts()).toEqual({ mounted: first.mounted + 1, unmounted: first.unmounted + 1 })
  await expectLand(page, { seed: 7, amplitude: 1 })

  await page.click('#higher')
  await expectLand(page, { seed: 8, amplitude: 1.5 })
  // @react-three/fiber makes a clock that three has replaced.
  expect(complaints).toEqual(['console: THREE.Clock: This module has been deprecated. Please use THREE.Timer instead.'])
  await page.close()
})
