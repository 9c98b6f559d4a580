import type { Field } from './field'

/** Samples that are computed together, at most: so many numbers of a few spans fit a first-level cache. */
export const SPAN_LENGTH = 512

/** What a span differs with: bits. */
export const ALONG = 1
export const ACROSS = 2

/** One number of each sample of a row, or one that serves them all. */
export interface Span {
  /** Address of the first. */
  readonly at: number
  /** ALONG: from sample to sample of a row; ACROSS: from row to row. */
  readonly varies: number
  /** Its number, if that never changes. */
  readonly constant?: number
  /** Only if it is written by one step alone, as long as it lies: where else that may write it, to save a copy. */
  readonly elsewhere?: { memory?: Float64Array; at: number }
}

/** Where a node is evaluated, as CpuScope, but for a row of samples. */
export interface SpanScope {
  /** x, y, z, t. */
  readonly point: readonly [Span, Span, Span, Span]
  readonly periodScale: Span
  /** For x, y, z, and 0 for t. */
  readonly shift: readonly [Span, Span, Span, Span]
  readonly footprint?: readonly [Span, Span, Span]
  /** Whether the scope is that of an octave. */
  readonly octave: boolean
  readonly known: Map<Field, Span>
}
