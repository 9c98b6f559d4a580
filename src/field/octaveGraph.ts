import { Field } from './field'
import type { FractalRow, OctaveResult, OctaveVariables } from './fractalRows'
import type { Operator } from './operator'

/** What a fractal does with an octave, and the variables that it is made of. */
export interface OctaveGraph extends OctaveResult {
  readonly x: OctaveVariables
}

interface VariableParams {
  readonly name: string
}

/** Found bound in the scope of an octave, so that its own functions are never called. */
const VARIABLE: Operator<VariableParams> = { name: 'variable', cpu: unbound, glsl: unbound, range: unbound }

function unbound({ params: { name } }: Field<VariableParams>): never {
  throw new Error(`${name}: this variable of an octave is not bound to anything.`)
}

const graphs = /*#__PURE__*/ new WeakMap<FractalRow, OctaveGraph>()

export function octaveGraph(row: FractalRow): OctaveGraph {
  let graph = graphs.get(row)
  if (!graph) graphs.set(row, (graph = createGraph(row)))
  return graph
}

function createGraph(row: FractalRow): OctaveGraph {
  const variable = (name: string) => new Field(VARIABLE, [], { name })
  const x: OctaveVariables = {
    noise: variable('noise'),
    amplitude: variable('amplitude'),
    weight: variable('weight'),
    sum: variable('sum'),
    offset: variable('offset'),
    feedback: variable('feedback')
  }
  return { x, ...row.octave(x) }
}
