// Renders demo/assets/materials.jpg, the small pictures of the materials: `node demo/tools/renderThumbnails.mjs [names]`.
// With names, only theirs are drawn anew. Software rendering takes some minutes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { chromiumFlags } from '../../test/support/chromiumFlags.mjs'
import { findBrowser } from '../../test/support/ensureBrowser.mjs'

/** Pixels along a side, for screens with two a CSS pixel; drawn twice as large. */
const SIZE = 108

const root = join(import.meta.dirname, '../..')
const sheet = join(root, 'demo/assets/materials.jpg')
const only = process.argv.slice(2)

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  mode: 'demo',
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: 0, hmr: false }
})
await server.listen()
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags })
try {
  const page = await browser.newPage({ viewport: { width: 2 * SIZE, height: 2 * SIZE } })
  page.setDefaultTimeout(300_000)
  const url = process.env.DEMO_URL ?? server.resolvedUrls?.local[0]
  /** @type {(name: string) => string} */
  const address = (name) => `${url}?ui=0&motion=0&resolution=1&shadows=1024&scene=materials&preset=${name}`
  await page.goto(address('marble'))
  await page.waitForSelector('body.ready')
  const names = /** @type {string[]} */ (await page.evaluate('demo.scene.gallery.entries.map(({ name }) => name)'))
  const pictures = []
  for (const name of names) {
    if (only.length > 0 && !only.includes(name)) {
      pictures.push(undefined)
      continue
    }
    await page.goto(address(name))
    await page.waitForSelector('body.ready')
    await page.evaluate(`(() => {
      const { scene, stage } = demo
      if (scene.presets.names.includes('Sphere')) {
        scene.presets.choose('Sphere')
        const view = scene.view(1)
        stage.orbit.look({ ...view, position: { x: 0.9, y: 1.5, z: 3.9 }, target: { x: 0, y: 1, z: 0 } })
      }
      if (scene.presets.current() === 'Land') {
        stage.orbit.look({ ...scene.view(1), position: { x: 1.4, y: 1.7, z: 3 }, target: { x: 0, y: 0.6, z: 0.4 } })
      }
      stage.draw()
    })()`)
    await page.waitForTimeout(300)
    pictures.push(`data:image/png;base64,${(await page.screenshot()).toString('base64')}`)
    console.log(name)
  }
  const before = existsSync(sheet) ? `data:image/jpeg;base64,${readFileSync(sheet).toString('base64')}` : ''
  const joined = await page.evaluate(joinPictures, { pictures, before, size: SIZE })
  writeFileSync(sheet, Buffer.from(joined.split(',')[1], 'base64'))
  console.log(`Rendered ${sheet}`)
} finally {
  await browser.close()
  await server.close()
}

/** @param {{ pictures: (string | undefined)[]; before: string; size: number }} given */
async function joinPictures({ pictures, before, size }) {
  const canvas = document.createElement('canvas')
  canvas.width = pictures.length * size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no 2D canvas.')
  context.imageSmoothingQuality = 'high'
  for (const [i, picture] of pictures.entries()) {
    const image = new Image()
    image.src = picture ?? before
    await image.decode()
    const from = picture ? [0, 0, image.width, image.height] : [i * size, 0, size, size]
    context.drawImage(image, from[0], from[1], from[2], from[3], i * size, 0, size, size)
  }
  return canvas.toDataURL('image/jpeg', 0.86)
}
