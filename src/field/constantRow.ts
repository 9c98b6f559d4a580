import type { Operator } from './operator'
import { isLive, read, type Value } from './value'

/** A number, live or not, as a field. */
export const CONSTANT: Operator<{ readonly value: Value }> = {
  name: 'constant',
  cpu({ params: { value } }, build) {
    if (!isLive(value)) return build.constant(value)
    const out = build.slot()
    build.step((m) => void (m[out] = value.value))
    return out
  },
  span: ({ params: { value } }, build) => build.value(value),
  glsl({ params: { value } }, build) {
    const text = build.value(value)
    // So that it can stand behind a minus.
    return { value: text.startsWith('-') ? `(${text})` : text }
  },
  range({ params: { value } }) {
    const number = read(value)
    return [number, number]
  }
}
