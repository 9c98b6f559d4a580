import { readColor, type ColorValue } from './colorValue'
import type { Rgb } from './parseColor'

/**
 * The cube roots of a linear colour's cone responses. Oklab is a matrix times these, so that a straight line between two
 * colours is the same line in both; mixing here saves that matrix and its inverse. A live colour's are computed again
 * after a change. After Björn Ottosson, "A perceptual color space for image processing", 2020.
 */
export function coneRoots(color: ColorValue): ColorValue {
  const roots: [number, number, number] = [0, 0, 0]
  if (!('value' in color)) return Object.freeze(writeRoots(color, roots))
  let derived = known.get(color)
  if (derived) return derived
  const seen = [NaN, NaN, NaN]
  derived = {
    get value() {
      const now = readColor(color)
      if (now[0] === seen[0] && now[1] === seen[1] && now[2] === seen[2]) return roots
      for (let k = 0; k < 3; k++) seen[k] = now[k]
      return writeRoots(now, roots)
    }
  }
  known.set(color, derived)
  return derived
}

const known = /*#__PURE__*/ new WeakMap<ColorValue, { readonly value: Rgb }>()

function writeRoots([r, g, b]: Rgb, target: [number, number, number]): Rgb {
  target[0] = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  target[1] = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  target[2] = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return target
}
