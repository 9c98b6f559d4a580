import { checkCustom } from './checkCustom'
import { customFunction, customRow, type CustomParams } from './customRow'
import { Field } from './field'
import type { Axes } from './latticeSource'
import { made } from './made'
import type { Value } from './value'

/** Options of `custom`. */
export interface CustomOptions {
  /**
   * Body of a GLSL ES 3.00 function that returns a float, from `vec3 p`, `float t` if `axes` name it, the names in
   * `uniforms`, and, if there is a `gradient`, to `out vec3 gradient`, which it must write: 'gradient = 2.0 * p; return
   * dot(p, p);'. All is highp.
   */
  readonly glsl: string
  /** The same function in JavaScript. */
  readonly sample: (x: number, y: number, z: number, t: number) => number
  /**
   * Its derivatives, written to `target[0 … 2]`, per unit of x, y, z.
   *
   * @defaultValue none: the field is not differentiable
   */
  readonly gradient?: (x: number, y: number, z: number, t: number, target: number[]) => void
  /** Whole GLSL functions that the body calls; they qualify their precision, and no other code may have their names. */
  readonly functions?: string
  /**
   * Numbers by the names that the body has for them: `{ value }` is live, and `sample` reads the same object.
   *
   * @defaultValue none
   */
  readonly uniforms?: Readonly<Record<string, Value>>
  /**
   * Which of x, y, z, t the function depends on.
   *
   * @defaultValue 'xyz'
   */
  readonly axes?: Axes
  /**
   * Bounds of its values: without them nothing that it displaces can be culled.
   *
   * @defaultValue unbounded
   */
  readonly range?: readonly [number, number]
  /**
   * What error messages call it, and part of its name in GLSL.
   *
   * @defaultValue 'custom'
   */
  readonly name?: string
}

/**
 * A function of one's own as a field, written twice: in GLSL and in JavaScript. `compareSides` tells whether they are the
 * same, and the gradient that of the values. It has no band limit, no origin and no JSON.
 *
 * @throws if an option has the wrong type, the name is no identifier, or GLSL and JavaScript differ in having a gradient
 */
export function custom(options: CustomOptions): Field {
  const { glsl, functions, sample, gradient, uniforms, reads, bounds, name } = checkCustom(options)
  const parameters = [
    'highp vec3 p',
    ...(reads.includes(3) ? ['highp float t'] : []),
    ...Object.keys(uniforms).map((uniform) => `highp float ${uniform}`),
    ...(gradient ? ['out highp vec3 gradient'] : [])
  ]
  const params: CustomParams = {
    sample,
    gradient,
    function: customFunction(name, { body: glsl, functions }, parameters),
    uniforms: Object.values(uniforms),
    reads,
    bounds
  }
  const row = customRow(name, gradient !== undefined, reads.includes(3))
  return made(new Field(row, [], params), 'custom', { name, sample, uniforms })
}
