// `npm test`: makes sure of a browser, runs everything in it, and the comparisons with the CPU once more on Mesa's
// software renderer where that is installed: another compiler, which rounds in other places. `npm run test:full` draws
// every two features of the table of materials on every material; `npm test` every two once.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from './ensureBrowser.mjs'

const root = join(import.meta.dirname, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** Files that compare the GPU with the CPU or with somebody else's values. */
const comparisons = ['noise', 'fields', 'displaceVertices'].map((name) => `test/browser/${name}`)

const executablePath = ensureBrowser()
console.log(`Chromium for the tests: ${executablePath}`)
/** @type {Record<string, string>} */
const variables = process.argv.includes('--full') ? { MATRIX: 'full' } : {}
// One after the other: several browsers at once would run into their time limits on two cores.
for (const project of ['unit', 'browser', 'oldest', 'e2e', 'package']) run(['--project', project], variables)
if (await hasLlvmpipe()) {
  console.log('\nMesa llvmpipe is installed: comparing with the CPU once more on it.')
  run(['--project', 'browser', ...comparisons], { GL: 'llvmpipe' })
} else {
  console.log('\nMesa llvmpipe is not installed: compared on SwiftShader alone.')
}

/**
 * @param {string[]} parameters
 * @param {Record<string, string>} added
 */
function run(parameters, added = {}) {
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...added }
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Whether Chromium draws with llvmpipe when it is asked to. */
async function hasLlvmpipe() {
  process.env.GL = 'llvmpipe'
  const { chromiumFlags } = await import('./chromiumFlags.mjs')
  delete process.env.GL
  const browser = await chromium.launch({ executablePath, args: chromiumFlags }).catch(() => undefined)
  if (!browser) return false
  try {
    const page = await browser.newPage()
    const renderer = await page.evaluate(() => {
      const gl = document.createElement('canvas').getContext('webgl2')
      const info = gl?.getExtension('WEBGL_debug_renderer_info')
      return info ? String(gl?.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
    })
    return renderer.includes('llvmpipe')
  } finally {
    await browser.close()
  }
}
