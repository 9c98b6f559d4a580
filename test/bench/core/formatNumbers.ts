import type { Quartiles } from './quartiles'
import type { TargetResult } from './benchResult'

/** Three digits are what a measurement is worth. */
export function formatTime(time: number, unit: string): string {
  return time > 0 ? `${time >= 100 ? time.toFixed(0) : time.toPrecision(3)} ${unit}` : '–'
}

export function formatSpeed(speed: number): string {
  if (!Number.isFinite(speed)) return '–'
  return `${speed >= 10 ? speed.toFixed(1) : speed.toFixed(2)}×`
}

/** The middle half of the rounds. */
export function formatSpread({ q1, q3 }: Quartiles): string {
  return Number.isFinite(q1) ? `${q1.toFixed(2)}–${q3.toFixed(2)}` : ''
}

export function formatFigure(figure: number): string {
  if (Math.abs(figure) < 1e-3) return figure.toExponential(1)
  return figure >= 10 ? figure.toFixed(1) : figure.toFixed(2)
}

/** `2.71 ≥ 2.6 ✓` */
export function formatTarget({ figure, goal, better, met }: TargetResult): string {
  if (goal === undefined) return formatFigure(figure)
  const goalText = Math.abs(goal) < 1e-3 ? goal.toExponential() : String(goal)
  return `${formatFigure(figure)} (${better === 'more' ? '≥' : '≤'} ${goalText}) ${met ? '✓' : '✗'}`
}
