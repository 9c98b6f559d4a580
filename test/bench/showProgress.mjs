/** @import { ProgressReport } from './core/progress' */

/**
 * Shows how far a run is on stderr: one line that changes in a terminal, a line every tenth elsewhere.
 *
 * @param {string} title
 * @returns {(report: ProgressReport) => void}
 */
export function showProgress(title) {
  const { stderr } = process
  const started = Date.now()
  let shown = -1
  stderr.write(`${title}\n`)
  return ({ done, stage, text, candidate }) => {
    const seconds = (Date.now() - started) / 1000
    const left = done > 0.02 ? `, ${Math.ceil((seconds / done) * (1 - done))} s left` : ''
    const line = `${String(Math.floor(done * 100)).padStart(3)} %${left}  ${stage}: ${text}`
    if (stderr.isTTY) {
      stderr.write(`\r\x1b[K${`${line}, ${candidate}`.slice(0, stderr.columns - 1)}`)
      return
    }
    const tenth = Math.floor(done * 10)
    if (tenth === shown) return
    shown = tenth
    stderr.write(`${line}\n`)
  }
}
