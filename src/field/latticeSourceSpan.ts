import { bandWeight } from '../noise/bandWeight'
import { fadeQuintic } from '../noise/fade'
import { LatticeRow } from '../noise/latticeRow'
import { noiseTables } from '../noise/noiseTables'
import type { Field } from './field'
import type { SourceParams } from './latticeSource'
import { permutationOf } from './seed'
import { ALONG, SPAN_LENGTH, type Span, type SpanScope } from './span'
import type { SpanBuilder } from './spanProgram'
import { read } from './value'

/** Fast where the row runs along one axis of the lattice. */
export function latticeSourceSpan(node: Field<SourceParams>, build: SpanBuilder, scope: SpanScope): Span | undefined {
  const { kind, axes, frequency, fade, period } = node.params
  const differing = axes.filter((axis) => scope.point[axis].varies & ALONG).length
  const plain = fade === fadeQuintic && period.every((p) => p === 256)
  const turns = kind.quarter ? scope.point[axes[kind.dimension - 1]] : undefined
  const straight = differing === 1 && !turns?.varies
  if (!straight && !plain) return undefined
  const at = axes.map((axis, k) =>
    build.plus(build.times(scope.point[axis], build.value(frequency[k])), scope.shift[axis])
  )
  const noise = straight ? cellByCell(node.params, at, build, scope) : pointByPoint(node.params, at, build)
  const weight = sourceWeightSpan(node, build, scope)
  return weight ? build.times(noise, weight) : noise
}

function cellByCell(params: SourceParams, at: readonly Span[], build: SpanBuilder, scope: SpanScope): Span {
  const { kind, seed, axes, fade, period } = params
  const elsewhere: Span['elsewhere'] = { at: 0 }
  const out = { ...spanOf(at, build), elsewhere }
  const along = at.findIndex(({ varies }) => varies & ALONG)
  const row = new LatticeRow(kind, fade, along, SPAN_LENGTH)
  const scaled: [number, number, number, number] = [256, 256, 256, 256]
  const addresses = at.map((span) => span.at)
  build.step(build.span(0), (m) => {
    row.setTables(noiseTables(permutationOf(seed)), m, addresses[kind.dimension - 1])
    for (let k = 0; k < axes.length; k++) {
      // As in latticeSourceCpu: 256 means none, and time is not scaled.
      scaled[k] = axes[k] === 3 || period[k] === 256 ? period[k] : period[k] * m[scope.periodScale.at]
    }
  })
  build.step(at[along], (m, count) => {
    row.setPoints(m, addresses[along], count, scaled[along])
  })
  build.step(out, (m) => {
    if (elsewhere.memory) row.evaluate(m, addresses, scaled, elsewhere.memory, elsewhere.at)
    else row.evaluate(m, addresses, scaled, m, out.at)
  })
  return out
}

function pointByPoint({ kind, seed }: SourceParams, at: readonly Span[], build: SpanBuilder): Span {
  const out = spanOf(at, build)
  const addresses = at.map((span) => span.at)
  const strides = at.map(({ varies }) => varies & ALONG)
  const point = new Float64Array(5)
  build.step(out, (m, count) => {
    const tables = noiseTables(permutationOf(seed))
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < addresses.length; k++) point[k] = m[addresses[k] + i * strides[k]]
      kind.evaluate(tables, point, 0, 4)
      m[out.at + i] = point[4]
    }
  })
  return out
}

function spanOf(at: readonly Span[], build: SpanBuilder): Span {
  return build.span(at.reduce((all, { varies }) => all | varies, 0))
}

/** How much of a source the footprint leaves; undefined where there is no footprint. */
export function sourceWeightSpan(
  { params: { axes, frequency } }: Field<SourceParams>,
  build: SpanBuilder,
  { footprint }: SpanScope
): Span | undefined {
  if (!footprint) return undefined
  const out = build.span(0)
  build.step(out, (m) => {
    let left = 1
    for (let k = 0; k < axes.length; k++) {
      if (axes[k] < 3) left *= bandWeight(m[footprint[axes[k]].at] * read(frequency[k]))
    }
    m[out.at] = left
  })
  return out
}
