import type { BenchResult } from '../../test/bench/core/benchResult'
import { formatMarkdown } from '../../test/bench/core/formatMarkdown'
import type { ProgressReport } from '../../test/bench/core/progress'
import { runBench } from '../../test/bench/core/runBench'
import { byId } from '../shell/byId'
import { setUpCopy } from '../shell/copyCode'
import { describeBrowser } from './describeBrowser'
import { drawContours } from './contours'
import { exposeBench, lookAtDevice } from './handle'
import { showFigures } from './showFigures'
import { showSection } from './showSection'

const run = byId('run', HTMLButtonElement)
const copy = byId('copy', HTMLButtonElement)
const note = byId('note', HTMLElement)
const progress = byId('progress', HTMLElement)
const figures = byId('figures', HTMLElement)
const results = byId('results', HTMLElement)

let running: AbortController | undefined
let result: BenchResult | undefined

/** Rounds; less for tests and the impatient: `bench.html?rounds=5&select=gpu3`. */
const given = new URLSearchParams(location.search)
const rounds = Math.max(1, Number(given.get('rounds')) || 21)
const select = given.get('select')?.split(',').filter(Boolean)

exposeBench()
drawContours(byId('contours', HTMLCanvasElement))
byId('browser', HTMLElement).textContent = describeBrowser()
try {
  const { renderer } = lookAtDevice()
  // ANGLE says `ANGLE (vendor, what draws, driver)`.
  byId('renderer', HTMLElement).textContent = /^ANGLE \([^,]*, (.*), [^,]*\)$/.exec(renderer)?.[1] ?? renderer
  byId('renderer', HTMLElement).title = renderer
  setUpCopy(copy, () => (result ? formatMarkdown(result) : ''))
  run.addEventListener('click', () => {
    if (running) running.abort()
    else void measure()
  })
} catch {
  byId('renderer', HTMLElement).textContent = 'Nothing: this browser has no WebGL 2, or it is switched off.'
  run.disabled = true
}

async function measure(): Promise<void> {
  running = new AbortController()
  show('running')
  results.replaceChildren()
  try {
    result = await runBench({
      rounds,
      select,
      milliseconds: 20,
      signal: running.signal,
      onProgress: tell,
      onSection: (section) => {
        showSection(results, section)
      }
    })
    figures.replaceChildren(...showFigures(result.sections))
    show('done')
  } catch (error) {
    const stopped = running.signal.aborted
    note.textContent = stopped ? 'Stopped.' : error instanceof Error ? error.message : String(error)
    show('stopped')
  } finally {
    running = undefined
  }
}

function show(state: 'running' | 'done' | 'stopped'): void {
  document.body.classList.toggle('running', state === 'running')
  run.textContent = { running: 'Stop', done: 'Run again', stopped: 'Run the benchmark' }[state]
  progress.hidden = state !== 'running'
  note.hidden = state !== 'stopped'
  copy.hidden = state !== 'done'
  figures.hidden = state !== 'done'
}

function tell({ done, stage, text }: ProgressReport): void {
  byId('done', HTMLElement).style.setProperty('--share', String(done))
  byId('doing', HTMLElement).textContent = `${Math.floor(100 * done)} % · ${stage} · ${text}`
}
