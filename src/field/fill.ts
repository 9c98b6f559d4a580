import { checkFill, type FillOptions, type FillTarget } from './fillOptions'
import type { Field, Footprint } from './field'
import { ACROSS, ALONG, SPAN_LENGTH, type Span } from './span'
import { compileSpans, run, type SpanProgram } from './spanProgram'

const compiled = /*#__PURE__*/ new WeakMap<Field, SpanProgram[]>()

/** Compiled at the first fill, then kept as long as the field. */
function spanProgram(field: Field, limited: boolean): SpanProgram {
  let programs = compiled.get(field)
  if (!programs) compiled.set(field, (programs = []))
  return (programs[limited ? 1 : 0] ??= compileSpans(field, limited))
}

/** `field.fill`. */
export function fill<T extends FillTarget>(field: Field, target: T, options: FillOptions): T {
  const { size, from, to, time, footprint } = checkFill(target, options)
  const [width, height, depth] = size
  const program = spanProgram(field, footprint !== 0)
  const { memory, point, once, each, result } = program
  const place = (axis: number, i: number) => placeOf(from[axis], to[axis], i, size[axis])
  memory[point[3]] = time
  setFootprint(program, footprint)
  // In columns of at most so many samples: what the rows of one have in common is computed once.
  for (let first = 0; first < width; first += SPAN_LENGTH) {
    const count = Math.min(width - first, SPAN_LENGTH)
    for (let i = 0; i < count; i++) memory[point[0] + i] = place(0, first + i)
    run(once, memory, count)
    const row = memory.subarray(result.at, result.at + count)
    // What is the same in all rows has just been computed once, here.
    const elsewhere = result.varies & ACROSS ? result.elsewhere : undefined
    const direct = elsewhere !== undefined && target instanceof Float64Array
    if (elsewhere) elsewhere.memory = direct ? target : undefined
    for (let z = 0; z < depth; z++) {
      memory[point[2]] = place(2, z)
      for (let y = 0; y < height; y++) {
        memory[point[1]] = place(1, y)
        const offset = (z * height + y) * width + first
        if (direct) elsewhere.at = offset
        run(each, memory, count)
        if (!direct) write(target, offset, row, result, count)
      }
    }
    if (direct) elsewhere.memory = undefined
  }
  return target
}

/** Sample i of so many from one end to the other, both included. */
function placeOf(from: number, to: number, i: number, count: number): number {
  if (i === 0) return from
  return i === count - 1 ? to : from + i * ((to - from) / (count - 1))
}

function setFootprint({ memory, footprint: at }: SpanProgram, footprint: Footprint): void {
  for (let k = 0; k < at.length; k++) memory[at[k]] = typeof footprint === 'number' ? footprint : footprint[k]
}

function write(target: FillTarget, offset: number, row: Float64Array, { varies }: Span, count: number): void {
  if (!(varies & ALONG)) target.fill(row[0], offset, offset + count)
  else if (Array.isArray(target)) for (let i = 0; i < count; i++) target[offset + i] = row[i]
  else target.set(row, offset)
}
