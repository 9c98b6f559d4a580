import { Field } from './field'
import type { LiveParameter } from './live'
import { howMade } from './made'
import { isLive } from './value'

/** What a node is, in a few words: 'fbm: octaves 6, gain live' */
export function glslComment(node: object): string | undefined {
  const made = howMade(node)
  if (!made) return undefined
  const details = Object.entries(made.args).flatMap(([name, arg]) => {
    const text = name === 'typical' ? undefined : valueText(arg)
    return text === undefined ? [] : [`${name} ${text}`]
  })
  return details.length > 0 ? `${made.name}: ${details.join(', ')}` : made.name
}

function valueText(arg: unknown): string | undefined {
  if (typeof arg === 'number') return String(Number(arg.toPrecision(6)))
  if (typeof arg === 'boolean') return String(arg)
  // A line break, or a backslash at the end of a line, would end the comment or prolong it.
  if (typeof arg === 'string') return arg.replace(/[^\w #.-]/g, '?').slice(0, 40)
  if (isLive(arg)) return liveText((arg as LiveParameter).label)
  if (!Array.isArray(arg) || arg.some((entry) => entry instanceof Field) || arg.length > 16) return undefined
  const entries = arg.map(valueText)
  return entries.includes(undefined) ? undefined : `(${entries.join(', ')})`
}

function liveText(label: unknown): string {
  return typeof label === 'string' ? `live "${label.replace(/[^\w .-]/g, '?').slice(0, 40)}"` : 'live'
}
