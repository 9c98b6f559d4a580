// Renders the pictures of the presets: `node demo/tools/renderPresets.mjs [--size 256] [--quality 2] [--out folder]
// [names]`. Without names, all of them, and the sheet demo/assets/presets.jpg.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { chromiumFlags } from '../../test/support/chromiumFlags.mjs'
import { findBrowser } from '../../test/support/ensureBrowser.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '256' },
    quality: { type: 'string', default: '2' },
    views: { type: 'string', default: '0,1,2' },
    out: { type: 'string' }
  }
})
const root = join(import.meta.dirname, '../..')
const size = Number(values.size)
const quality = Number(values.quality)
const views = values.views.split(',').map(Number)

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  mode: 'demo',
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: 0, hmr: false }
})
await server.listen()
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags })
try {
  const page = await browser.newPage()
  page.on('console', (message) => console.log(message.text()))
  page.on('pageerror', (error) => console.log(String(error)))
  page.setDefaultTimeout(600_000)
  await page.goto(`${server.resolvedUrls?.local[0]}tools/presets.html`)
  await page.waitForFunction('globalThis.presetNames')
  const all = /** @type {string[]} */ (await page.evaluate('presetNames'))
  const names = positionals.length > 0 ? positionals : all
  for (const name of names) {
    const started = Date.now()
    await page.evaluate(`globalThis.strips ??= {}; strips.${name} = []`)
    for (const view of views) {
      await page.evaluate(`strips.${name}.push(drawPreset('${name}', ${view}, ${size}, ${quality}))`)
    }
    if (values.out) {
      mkdirSync(values.out, { recursive: true })
      const url = await page.evaluate(`joinPictures([strips.${name}], ${size}, 1, 'image/png')`)
      writeFileSync(join(values.out, `${name}.png`), Buffer.from(String(url).split(',')[1], 'base64'))
    }
    console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  if (positionals.length === 0) {
    const url = await page.evaluate(`joinPictures(presetNames.map((name) => strips[name]), ${size}, 2, 'image/jpeg')`)
    const picture = join(root, 'demo/assets/presets.jpg')
    writeFileSync(picture, Buffer.from(String(url).split(',')[1], 'base64'))
    console.log(`Rendered ${picture}`)
  }
} finally {
  await browser.close()
  await server.close()
}
