import { checkField } from './checkField'
import { Field } from './field'
import { made } from './made'
import type { Operator } from './operator'
import { checkValue, read, type Value } from './value'

/** A footprint of its own for all that is inside, unless there is a wider one. */
const BAND_LIMIT: Operator<{ readonly width: Value }> = {
  name: 'bandLimit',
  cpu({ inputs, params: { width } }, build, scope) {
    const outer = scope.footprint
    const footprint = build.slot()
    build.step((m) => {
      const own = read(width)
      for (let k = 0; k < 3; k++) m[footprint + k] = outer === undefined ? own : Math.max(own, m[outer + k])
    })
    return build.compile(inputs[0], build.scope(scope, scope.point, { footprint }))
  },
  glsl({ inputs, params: { width } }, build, scope) {
    const own = `vec3(${build.value(width)})`
    const footprint = build.define('vec3', 'w', scope.footprint ? `max(${scope.footprint}, ${own})` : own)
    return build.compile(inputs[0], build.scope(scope, scope.point, { footprint }))
  },
  range: (_node, [inner]) => inner
}

/**
 * The field without noise that is finer than a width: what neighbouring samples that far apart can show, such as the
 * vertices of a coarse mesh. Octaves fade to their mean, smoothly, so that the width may change.
 *
 * @param width - in units of the field's own input, from 0; may be live
 * @throws if `width` is no number from 0
 */
export function bandLimit(field: Field, width: Value): Field {
  checkField(field, 'bandLimit')
  checkValue(width, 'bandLimit', 'width', { min: 0, text: 'a number from 0' })
  return made(new Field(BAND_LIMIT, [field], { width }), 'bandLimit', { field, width })
}
