// `npm run bench [-- words]`: measures in Chromium, with the code of the demo's page `bench.html`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { commonFlags, softwareRenderers } from '../support/chromiumFlags.mjs'
import { ensureBrowser } from '../support/ensureBrowser.mjs'
import { showProgress } from './showProgress.mjs'

/** @import { BenchResult } from './core/benchResult' */
/** @typedef {{ name: string, args: string[], env: Record<string, string> }} Renderer */

const usage = `npm run bench [-- [words] [options]]

words           what to measure; default: everything
                cpu cpu2 cpu3 cpu4 grid cpufield cpurays
                gpu gpu2 gpu3 gpu4 gpufield, or by stage: fragment single vertex link, fragment3 …
                or part of a candidate's name: perlin3, snoise …
--gpu           on this machine's GPU instead of the two software renderers
--angle NAME    with --gpu: ANGLE's backend, e.g. vulkan, gl-egl, metal, d3d11
--rounds N      how often each candidate is measured (31)
--json FILE     where the numbers go (.cache/bench.json)`

const root = resolve(import.meta.dirname, '../..')
const page = { configFile: join(root, 'vite.config.ts'), mode: 'demo', outDir: join(root, '.cache/bench') }

const { values: options, positionals: select } = parseArgs({
  allowPositionals: true,
  options: {
    gpu: { type: 'boolean', default: false },
    angle: { type: 'string' },
    rounds: { type: 'string', default: '31' },
    json: { type: 'string', default: join(root, '.cache/bench.json') },
    help: { type: 'boolean', short: 'h', default: false }
  }
})

if (options.help) console.log(usage)
else {
  try {
    await main(Number(options.rounds))
  } catch (error) {
    // Of an error in the page, Playwright says where it came from and the whole stack.
    const message = error instanceof Error ? error.message : String(error)
    console.error(message.replace(/^page\.evaluate: (?:Error: )?/, '').replace(/\n\s+at .*/s, ''))
    process.exitCode = 1
  }
}

/** @param {number} rounds */
async function main(rounds) {
  if (!(rounds >= 1)) throw new Error(`bench: \`--rounds\` must be a number from 1 on, got ${options.rounds}.`)
  const executablePath = ensureBrowser()
  await buildPage()
  const { configFile, mode, outDir } = page
  const server = await preview({
    configFile,
    mode,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false }
  })
  try {
    const url = `${server.resolvedUrls?.local[0]}bench.html`
    /** @type {BenchResult[]} */
    const results = []
    let text = ''
    for (const renderer of chosenRenderers()) {
      const made = await measure(executablePath, url, renderer, rounds, results)
      // The second renderer has nothing to do where the CPU alone was asked for.
      if (!made || made.result.sections.length === 0) continue
      results.push(made.result)
      text = made.text
    }
    if (results.length === 0) throw new Error('bench: nothing was measured.')
    console.log(text)
    const file = resolve(options.json)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
    console.log(`\nAll numbers: ${relative(process.cwd(), file)}`)
    const failed = results.flatMap(({ sections }) =>
      sections.flatMap(({ rows }) => rows.flatMap((row) => row.failed ?? []))
    )
    for (const message of failed) console.error(message)
    if (failed.length > 0) process.exitCode = 1
  } finally {
    await server.close()
  }
}

/** The page alone: the demo's other pages take longer to build. */
async function buildPage() {
  const { configFile, mode, outDir } = page
  process.env.NODE_ENV = 'production'
  await build({
    configFile,
    mode,
    logLevel: 'warn',
    build: { outDir, sourcemap: false, rolldownOptions: { input: [join(root, 'demo/bench.html')] } }
  })
}

/** @returns {Renderer[]} */
function chosenRenderers() {
  if (!options.gpu) return Object.entries(softwareRenderers).map(([name, rest]) => ({ name, ...rest }))
  // Without a display only EGL finds the GPU.
  const headlessLinux = process.platform === 'linux' && !process.env.DISPLAY
  const backend = options.angle ?? (headlessLinux ? 'gl-egl' : undefined)
  return [{ name: 'gpu', args: backend ? ['--use-gl=angle', `--use-angle=${backend}`] : [], env: {} }]
}

/**
 * @param {string} executablePath
 * @param {string} url
 * @param {Renderer} renderer
 * @param {number} rounds
 * @param {BenchResult[]} before what other renderers gave: the table shows them side by side
 */
async function measure(executablePath, url, { name, args, env }, rounds, before) {
  const browser = await chromium.launch({
    executablePath,
    args: [...commonFlags, ...args],
    env: { ...process.env, ...env }
  })
  try {
    const tab = await browser.newPage()
    tab.on('pageerror', (error) => {
      console.error(`bench: ${error.message}`)
    })
    await tab.goto(url)
    const { kind, renderer } = await tab.evaluate(() => globalThis.bench.describeDevice())
    if (kind !== name) {
      console.error(`bench: asked for ${name}, got ${renderer || 'nothing that draws'}. Left out.`)
      return undefined
    }
    await tab.exposeFunction('tellProgress', showProgress(renderer))
    // The CPU is the same whatever draws.
    const skipCpu = before.length > 0
    return await tab.evaluate(async ([words, count, known, gpuOnly]) => {
      const { runBench, formatText } = globalThis.bench
      let told = 0
      const result = await runBench({
        select: words,
        gpuOnly,
        rounds: count,
        onProgress: (report) => {
          if (performance.now() - told < 200) return
          told = performance.now()
          void globalThis.tellProgress?.(report)
        }
      })
      return { result, text: formatText([...known, result]) }
    }, /** @type {const} */ ([select, rounds, before, skipCpu]))
  } finally {
    await browser.close()
  }
}
