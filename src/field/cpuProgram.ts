import type { Field } from './field'

/** One step of a program: reads and writes the program's memory. */
export type Step = (memory: Float64Array) => void

/** Where a node is evaluated. Addresses point into the program's memory. */
export interface CpuScope {
  /** Address of x, y, z, t. */
  readonly point: number
  /** Address of the factor by which enclosing fractals have multiplied the periods of sources. */
  readonly periodScale: number
  /** Address of the shift, in cells, that enclosing fractals add to the coordinates of sources. */
  readonly shift: number
  /** Whether results carry a gradient: value, ∂x, ∂y, ∂z. */
  readonly gradient: boolean
  readonly known: Map<Field, number>
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
  scope(parent: Omit<CpuScope, 'known' | 'point'>, point: number, changes?: Partial<CpuScope>): CpuScope {
    const { periodScale, shift, gradient } = parent
    return { periodScale, shift, gradient, ...changes, point, known: new Map() }
  }

  /** The same scope, but with gradients. */
  withGradient(scope: CpuScope): CpuScope {
    if (scope.gradient) return scope
    return (scope.withGradient ??= this.scope(scope, scope.point, { gradient: true }))
  }

  /** Address of the node's result at the scope's point. */
  compile(node: Field, scope: CpuScope): number {
    const known = scope.known.get(node) ?? scope.withGradient?.known.get(node)
    if (known !== undefined) return known
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
  /** Address of the result after a run. */
  readonly result: number
  run(x: number, y: number, z: number, t: number): void
}

export function compileCpu(field: Field, gradient: boolean): CpuProgram {
  const build = new CpuBuilder()
  const point = build.slot()
  const root = { periodScale: build.constant(1), shift: build.slot(), gradient }
  const result = build.compile(field, build.scope(root, point))
  const { memory, steps } = build.finish()
  const run = (x: number, y: number, z: number, t: number) => {
    memory[point] = x
    memory[point + 1] = y
    memory[point + 2] = z
    memory[point + 3] = t
    for (let i = 0; i < steps.length; i++) steps[i](memory)
  }
  return { memory, result, run }
}
