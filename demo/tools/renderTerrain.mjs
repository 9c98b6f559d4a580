// Renders demo/assets/terrain.jpg, the picture of the README: `node demo/tools/renderTerrain.mjs [landscape]`.
// Software rendering takes a minute, and draws the same everywhere.
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { chromiumFlags } from '../../test/support/chromiumFlags.mjs'
import { findBrowser } from '../../test/support/ensureBrowser.mjs'

const root = join(import.meta.dirname, '../..')
const picture = join(root, 'demo/assets/terrain.jpg')
const preset = process.argv[2] ?? 'Alps'

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  mode: 'demo',
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: 0, hmr: false }
})
await server.listen()
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags })
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 800 } })
  const url = server.resolvedUrls?.local[0]
  // Twice the pixels, for clean edges at the size of the page.
  await page.goto(`${url}?ui=0&motion=0&vertices=900&resolution=2&preset=${preset}`)
  await page.waitForSelector('body.ready', { timeout: 300_000 })
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  await page.screenshot({ path: picture, type: 'jpeg', quality: 82, timeout: 300_000 })
  console.log(`Rendered ${picture}`)
} finally {
  await browser.close()
  await server.close()
}
