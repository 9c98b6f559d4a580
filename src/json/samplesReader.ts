import { describe } from '../describe'
import { JSON_LIMITS } from '../field/fieldJson'
import { isRecord } from './isRecord'
import { refuse } from './refuse'

/**
 * The map of a `sampled`, which checks it: width, height and numbers, as a list or as float32 in base64.
 *
 * @throws with the path
 */
export function readSamples(json: unknown, path: string): unknown {
  if (!isRecord(json)) return refuse(path, `must be { width, height, data }, got ${describe(json)}.`)
  const { width, height, data, ...others } = json
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) refuse(path, `must be { width, height, data }, got ${describe(unknown)} as well.`)
  return { width, height, data: readData(data, `${path}.data`) }
}

function readData(data: unknown, path: string): unknown {
  if (Array.isArray(data)) {
    if (data.length <= JSON_LIMITS.samples) return data
    refuse(path, `must not have more than ${JSON_LIMITS.samples} numbers, got ${data.length}.`)
  }
  if (typeof data !== 'string')
    return refuse(path, `must be base64 of float32 numbers, or a list, got ${describe(data)}.`)
  // Four characters for three bytes.
  if (data.length > 4 * Math.ceil((JSON_LIMITS.samples * 4) / 3)) {
    refuse(path, `must not have more than ${JSON_LIMITS.samples} numbers.`)
  }
  let text: string
  try {
    text = atob(data)
  } catch {
    return refuse(path, 'must be base64 of float32 numbers, got other text.')
  }
  if (text.length % 4 !== 0) refuse(path, `must be base64 of float32 numbers, got ${text.length} bytes.`)
  return new Float32Array(Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer)
}
