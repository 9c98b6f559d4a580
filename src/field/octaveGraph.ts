import { abs } from './extrema'
import { Field } from './field'
import type { FractalRow, OctaveResult, OctaveVariables } from './fractalRows'
import type { Operator } from './operator'

/** What a fractal does with an octave, and the variables that it is made of. */
export interface OctaveGraph extends OctaveResult {
  readonly x: OctaveVariables & {
    /** What a footprint has taken from the mean of |noise|. */
    readonly blur: Field
  }
}

interface VariableParams {
  readonly name: string
}

/** Found bound in the scope of an octave, so that its own functions are never called. */
const VARIABLE: Operator<VariableParams> = { name: 'variable', cpu: unbound, glsl: unbound, range: unbound }

function unbound({ params: { name } }: Field<VariableParams>): never {
  throw new Error(`${name}: this variable of an octave is not bound to anything.`)
}

const sharp = /*#__PURE__*/ new WeakMap<FractalRow, OctaveGraph>()
const faded = /*#__PURE__*/ new WeakMap<FractalRow, OctaveGraph>()

/** @param blurred - whether a footprint fades the noise */
export function octaveGraph(row: FractalRow, blurred = false): OctaveGraph {
  const known = blurred ? faded : sharp
  let graph = known.get(row)
  if (!graph) known.set(row, (graph = createGraph(row, blurred)))
  return graph
}

function createGraph(row: FractalRow, blurred: boolean): OctaveGraph {
  const variable = (name: string) => new Field(VARIABLE, [], { name })
  const noise = variable('noise')
  const blur = variable('blur')
  const x: OctaveGraph['x'] = {
    noise,
    blur,
    magnitude: blurred ? abs(noise).add(blur) : abs(noise),
    amplitude: variable('amplitude'),
    weight: variable('weight'),
    sum: variable('sum'),
    offset: variable('offset'),
    feedback: variable('feedback')
  }
  return { x, ...row.octave(x) }
}
