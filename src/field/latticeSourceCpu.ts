import { bandWeight } from '../noise/bandWeight'
import { fadeQuintic } from '../noise/fade'
import { latticeNoise } from '../noise/latticeNoise'
import { noiseTables } from '../noise/noiseTables'
import type { CpuBuilder, CpuScope, Step } from './cpuProgram'
import type { Field } from './field'
import type { Placement, SourceParams } from './latticeSource'
import { permutationOf } from './seed'
import { isLive, read } from './value'

/** Two steps: the noise's own coordinates, then the noise and its gradient carried over to x, y, z. */
export function latticeSourceCpu(node: Field<SourceParams>, build: CpuBuilder, scope: CpuScope): number {
  const { params } = node
  const { kind, seed, fade, period } = params
  const at = build.slot()
  const out = build.slot()
  build.step(coordinateStep(params, scope, at))
  if ((scope.gradient && !kind.evaluateGradient) || fade !== fadeQuintic || period.some((p) => p !== 256)) {
    build.step(generalStep(params, scope, at, out))
  } else {
    let tables = noiseTables(permutationOf(seed))
    if (isLive(seed)) build.step(() => void (tables = noiseTables(permutationOf(seed))))
    if (scope.gradient) {
      const own = build.slot(5)
      const spare = build.slot(1)
      build.step((m) => kind.evaluateGradient?.(tables, m, at, own))
      build.step(gradientStep(params, own, out, spare))
    } else {
      build.step((m) => {
        kind.evaluate(tables, m, at, out)
      })
    }
  }
  const weight = sourceWeightCpu(node, build, scope)
  if (weight === undefined) return out
  const components = scope.gradient ? 4 : 1
  build.step((m) => {
    for (let c = 0; c < components; c++) m[out + c] *= m[weight]
  })
  return out
}

/** Address of how much of a source the footprint leaves; undefined where there is no footprint. */
export function sourceWeightCpu(node: Field<SourceParams>, build: CpuBuilder, scope: CpuScope): number | undefined {
  const { footprint } = scope
  if (footprint === undefined) return undefined
  let weight = scope.weights.get(node)
  if (weight === undefined) {
    const out = build.slot(1)
    const { axes, frequency } = node.params
    build.step((m) => {
      let left = 1
      for (let k = 0; k < axes.length; k++) {
        if (axes[k] < 3) left *= bandWeight(m[footprint + axes[k]] * read(frequency[k]))
      }
      m[out] = left
    })
    scope.weights.set(node, (weight = out))
  }
  return weight
}
/** One closure a dimension, over plain numbers: a loop over arrays takes four times as long. */
export function coordinateStep({ axes, frequency }: Placement, scope: CpuScope, at: number): Step {
  const [ax, ay, az, aw] = axes.map((axis) => scope.point + axis)
  // The shift's fourth number, which t reads, is always 0.
  const [sx, sy, sz, sw] = axes.map((axis) => scope.shift + axis)
  const [fx, fy, fz, fw] = frequency
  if (frequency.some(isLive)) {
    return (m) => {
      m[at] = m[ax] * read(fx) + m[sx]
      if (axes.length > 1) m[at + 1] = m[ay] * read(fy) + m[sy]
      if (axes.length > 2) m[at + 2] = m[az] * read(fz) + m[sz]
      if (axes.length > 3) m[at + 3] = m[aw] * read(fw) + m[sw]
    }
  }
  const [cx, cy, cz, cw] = frequency.map(read)
  if (axes.length === 1) return (m) => void (m[at] = m[ax] * cx + m[sx])
  if (axes.length === 2) {
    return (m) => {
      m[at] = m[ax] * cx + m[sx]
      m[at + 1] = m[ay] * cy + m[sy]
    }
  }
  if (axes.length === 3) {
    return (m) => {
      m[at] = m[ax] * cx + m[sx]
      m[at + 1] = m[ay] * cy + m[sy]
      m[at + 2] = m[az] * cz + m[sz]
    }
  }
  return (m) => {
    m[at] = m[ax] * cx + m[sx]
    m[at + 1] = m[ay] * cy + m[sy]
    m[at + 2] = m[az] * cz + m[sz]
    m[at + 3] = m[aw] * cw + m[sw]
  }
}

/** Carries a value and its gradient along the noise's own axes, at `own`, over to x, y, z. */
function gradientStep({ axes, frequency }: SourceParams, own: number, out: number, spare: number): Step {
  // Slopes along t, and along axes that the noise has not, go nowhere.
  const [x, y, z, w] = [0, 1, 2, 3].map((k) => (k < axes.length && axes[k] < 3 ? out + 1 + axes[k] : spare))
  const [fx, fy = 0, fz = 0, fw = 0] = frequency
  if (frequency.some(isLive)) {
    return (m) => {
      m[out] = m[own]
      m[out + 1] = m[out + 2] = m[out + 3] = 0
      m[x] = m[own + 1] * read(fx)
      m[y] = m[own + 2] * read(fy)
      m[z] = m[own + 3] * read(fz)
      m[w] = m[own + 4] * read(fw)
    }
  }
  const [cx, cy, cz, cw] = [fx, fy, fz, fw].map(read)
  return (m) => {
    m[out] = m[own]
    m[out + 1] = m[out + 2] = m[out + 3] = 0
    m[x] = m[own + 1] * cx
    m[y] = m[own + 2] * cy
    m[z] = m[own + 3] * cz
    m[w] = m[own + 4] * cw
  }
}

function generalStep(params: SourceParams, scope: CpuScope, at: number, out: number): Step {
  const { kind, seed, axes, frequency, fade, period } = params
  const scaled: [number, number, number, number] = [256, 256, 256, 256]
  const gradient = new Float64Array(4)
  const target = scope.gradient ? gradient : undefined
  return (m) => {
    const tables = noiseTables(permutationOf(seed))
    for (let k = 0; k < axes.length; k++) {
      // 256 means none, which no scale changes; time is not scaled by fractals.
      scaled[k] = axes[k] === 3 || period[k] === 256 ? period[k] : period[k] * m[scope.periodScale]
    }
    m[out] = latticeNoise(kind, tables, fade, scaled, m[at], m[at + 1], m[at + 2], m[at + 3], target)
    if (!target) return
    m[out + 1] = m[out + 2] = m[out + 3] = 0
    for (let k = 0; k < axes.length; k++) if (axes[k] < 3) m[out + 1 + axes[k]] = gradient[k] * read(frequency[k])
  }
}
