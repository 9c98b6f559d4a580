import type { Field } from './field'
import { pointwiseBelow } from './pointwiseBelow'

/**
 * One step of a program: reads and writes the program's memory. Those of pointwise functions do so for `count` samples
 * whose numbers lie side by side; others take no notice of it, and get 1.
 */
export type Step = (memory: Float64Array, count: number) => void

/** Where a node is evaluated. Addresses point into the program's memory. */
export interface CpuScope {
  /** Address of x, y, z, t. */
  readonly point: number
  /** Address of the factor by which enclosing fractals have multiplied the periods of sources. */
  readonly periodScale: number
  /** Address of the shift, in cells, that enclosing fractals add to the coordinates of sources. */
  readonly shift: number
  /** Address of how far samples lie apart, for each of x, y, z; none: nothing fades out. */
  readonly footprint?: number
  /** Whether results carry a gradient: value, ∂x, ∂y, ∂z. */
  readonly gradient: boolean
  readonly known: Map<Field, number>
  /** How much of a source the footprint leaves here. */
  readonly weights: Map<Field, number>
  /** The same place with gradients, if something asked for them. */
  withGradient?: CpuScope
}

/**
 * Compiles a field to a list of steps over one Float64Array: no allocation while sampling, every node once per point,
 * and no doubles passed through calls that V8 would have to box.
 */
export class CpuBuilder {
  private size = 0
  private steps: Step[] = []
  private readonly constants: [address: number, value: number][] = []

  /** Room for a point or a result, or for any count of numbers. */
  slot(size = 4): number {
    this.size += size
    return this.size - size
  }

  /** A result that never changes; its gradient is 0. */
  constant(value: number): number {
    const address = this.slot()
    this.constants.push([address, value])
    return address
  }

  step(step: Step): void {
    this.steps.push(step)
  }

  /** The steps that `emit` pushes, apart from the program's own: the body of a loop. */
  body(emit: () => void): readonly Step[] {
    const outer = this.steps
    this.steps = []
    emit()
    const body = this.steps
    this.steps = outer
    return body
  }

  /** A scope at another point, as its parent in all else but what `changes` says. */
  scope(
    parent: Omit<CpuScope, 'known' | 'weights' | 'point' | 'withGradient'>,
    point: number,
    changes?: Partial<CpuScope>
  ): CpuScope {
    const { periodScale, shift, footprint, gradient } = parent
    return { periodScale, shift, footprint, gradient, ...changes, point, known: new Map(), weights: new Map() }
  }

  /** The footprint at another point, which `scale` writes at `to` from that at `from`; none where there is none. */
  scaledFootprint(
    { footprint }: CpuScope,
    scale: (memory: Float64Array, from: number, to: number) => void
  ): number | undefined {
    if (footprint === undefined) return undefined
    const to = this.slot()
    this.step((m) => {
      scale(m, footprint, to)
    })
    return to
  }

  /** The same scope, but with gradients. */
  withGradient(scope: CpuScope): CpuScope {
    if (scope.gradient) return scope
    return (scope.withGradient ??= this.scope(scope, scope.point, { gradient: true }))
  }

  /** Address of the node's result at the scope's point. */
  compile(node: Field, scope: CpuScope): number {
    const find = (field: Field) => scope.known.get(field) ?? scope.withGradient?.known.get(field)
    const known = find(node)
    if (known !== undefined) return known
    for (const below of pointwiseBelow(node, (field) => find(field) !== undefined)) this.compile(below, scope)
    const address = node.op.cpu(node, this, scope)
    scope.known.set(node, address)
    return address
  }

  finish(): { memory: Float64Array; steps: readonly Step[] } {
    const memory = new Float64Array(this.size)
    for (const [address, value] of this.constants) memory[address] = value
    return { memory, steps: this.steps }
  }
}

/** A field compiled for the CPU. */
export interface CpuProgram {
  readonly memory: Float64Array
  readonly steps: readonly Step[]
  /** Addresses of x, y, z, t and of what else a scope has. */
  readonly point: number
  readonly periodScale: number
  readonly shift: number
  /** Address of the result after a run. */
  readonly result: number
  /** Address of the footprint along x, y, z, to be written before a run; none if the program takes no notice of one. */
  readonly footprint?: number
}

/** @param limited - whether what is finer than a footprint fades out */
export function compileCpu(field: Field, gradient: boolean, limited = false): CpuProgram {
  return assembleCpu((build, scope) => build.compile(field, scope), gradient, limited)
}

/** @param emit - pushes the steps, and returns the address of the result */
export function assembleCpu(
  emit: (build: CpuBuilder, scope: CpuScope) => number,
  gradient: boolean,
  limited: boolean
): CpuProgram {
  const build = new CpuBuilder()
  const point = build.slot()
  const footprint = limited ? build.slot() : undefined
  const root = { periodScale: build.constant(1), shift: build.slot(), footprint, gradient }
  const result = emit(build, build.scope(root, point))
  const { memory, steps } = build.finish()
  const { periodScale, shift } = root
  return { memory, steps, point, periodScale, shift, result, footprint }
}

/** Sets where a program is to be run. */
export function setPoint({ memory, point }: CpuProgram, x: number, y: number, z: number, t: number): void {
  memory[point] = x
  memory[point + 1] = y
  memory[point + 2] = z
  memory[point + 3] = t
}

/** Apart from `setPoint`, because what is large is not always inlined, and then V8 would box its numbers. */
export function runCpu({ memory, steps }: CpuProgram): void {
  for (let i = 0; i < steps.length; i++) steps[i](memory, 1)
}
