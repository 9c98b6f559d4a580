import { checkKeys } from '../checkKeys'
import { describe } from '../describe'
import type { PresetOptions } from './presetOptions'

/**
 * @param name - of the preset
 * @param more - names of the preset's own options
 * @throws if the options are no object, one is unknown, or the scale is not positive
 */
export function checkPresetOptions(name: string, options: PresetOptions, more: readonly string[]): void {
  if (typeof options !== 'object' || (options as unknown) === null) {
    throw new Error(`${name}: options must be an object such as { scale: 2 }, got ${describe(options)}.`)
  }
  checkKeys(options, ['seed', 'scale', ...more], name)
  const { scale = 1 } = options
  if (typeof scale === 'number' && scale > 0 && Number.isFinite(scale)) return
  throw new Error(`${name}: \`scale\` must be a positive number, got ${describe(scale)}.`)
}
