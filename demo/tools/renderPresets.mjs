// Renders demo/assets/presets.jpg, a sheet of all presets: `node demo/tools/renderPresets.mjs`. While working on some:
// `--out sheet.png --columns 1 --quality 1 marble wood`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { chromiumFlags } from '../../test/support/chromiumFlags.mjs'
import { findBrowser } from '../../test/support/ensureBrowser.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '192' },
    quality: { type: 'string', default: '2' },
    views: { type: 'string', default: '0,1,2' },
    columns: { type: 'string', default: '2' },
    out: { type: 'string' }
  }
})
const root = join(import.meta.dirname, '../..')
const picture = values.out ?? join(root, 'demo/assets/presets.jpg')
const type = picture.endsWith('.png') ? 'image/png' : 'image/jpeg'
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
  page.on('console', (message) => {
    console.log(message.text())
  })
  page.on('pageerror', (error) => {
    console.log(String(error))
  })
  page.setDefaultTimeout(120_000)
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
    console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  const strips = `${JSON.stringify(names)}.map((name) => strips[name])`
  const url = /** @type {string} */ (
    await page.evaluate(`joinPictures(${strips}, ${size}, ${values.columns}, '${type}')`)
  )
  writeFileSync(picture, Buffer.from(url.split(',')[1], 'base64'))
  console.log(`Rendered ${picture}`)
} finally {
  await browser.close()
  await server.close()
}
