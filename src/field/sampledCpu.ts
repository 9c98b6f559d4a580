import type { CpuBuilder, CpuScope } from './cpuProgram'
import type { Field } from './field'
import { samplePeriod, type SampledParams } from './sampledRow'

/** The twin of glsl/sampledGradient.glsl. */
export function sampledCpu({ params }: Field<SampledParams>, build: CpuBuilder, { point, gradient }: CpuScope): number {
  const { grid, axes, from, scale, wrap } = params
  const { data, width } = grid
  const period = samplePeriod(params)
  const last = [grid.width - 1, grid.height - 1]
  const out = build.slot()
  // For each axis: four indices, four weights, four derivatives of the weights.
  const taps = [new Float64Array(12), new Float64Array(12)]
  build.step((m) => {
    for (let k = 0; k < 2; k++) {
      const place = (m[point + axes[k]] - from[k]) * scale[k]
      const at = wrap === 'clamp' ? Math.min(Math.max(place, 0), last[k]) : place
      placeTaps(taps[k], at, last[k], period[k])
      if (at !== place) taps[k].fill(0, 8)
    }
    const [x, y] = taps
    let value = 0
    let dx = 0
    let dy = 0
    for (let j = 0; j < 4; j++) {
      const row = y[j] * width
      let sum = 0
      for (let i = 0; i < 4; i++) {
        const sample = data[row + x[i]]
        sum += x[4 + i] * sample
        dx += y[4 + j] * x[8 + i] * sample
      }
      value += y[4 + j] * sum
      dy += y[8 + j] * sum
    }
    m[out] = value
    if (!gradient) return
    m[out + 1 + axes[0]] = dx * scale[0]
    m[out + 1 + axes[1]] = dy * scale[1]
  })
  return out
}

function placeTaps(taps: Float64Array, at: number, last: number, period: number): void {
  const cell = Math.floor(at)
  const t = at - cell
  const s = 1 - t
  for (let k = 0; k < 4; k++) {
    let i = cell - 1 + k
    i -= period * Math.floor((i + 0.5) / period)
    taps[k] = Math.min(i, 2 * last - i)
  }
  taps[4] = -0.5 * t * s * s
  taps[5] = 1 + t * t * (1.5 * t - 2.5)
  taps[6] = 1 + s * s * (1.5 * s - 2.5)
  taps[7] = -0.5 * s * t * t
  taps[8] = 0.5 * s * (2 * t - s)
  taps[9] = t * (4.5 * t - 5)
  taps[10] = -s * (4.5 * s - 5)
  taps[11] = 0.5 * t * (t - 2 * s)
}
