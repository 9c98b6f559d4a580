import { describe } from '../describe'

/** Rows of numbers: an array, or pixels of which the red channel counts. */
export interface SampleArray {
  readonly data: readonly number[] | Float32Array | Float64Array | Uint8Array | Uint8ClampedArray | Uint16Array
  readonly width: number
  readonly height: number
}

/** What `sampled` reads: numbers, an ImageData, or a DataTexture of three. */
export type SampleSource = SampleArray | { readonly image: unknown; readonly type?: unknown }

/** Numbers of bytes and words stand for 0 … 1, as in images. */
const SCALES = [
  [Uint8Array, 255],
  [Uint8ClampedArray, 255],
  [Uint16Array, 65535],
  [Float32Array, 1],
  [Float64Array, 1],
  [Array, 1]
] as const

/** three's HalfFloatType. */
const HALF_FLOAT = 1016

/** A copy of somebody's numbers, in float32, row by row. */
export class SampleGrid {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
  readonly lo: number
  readonly hi: number
  /** Stands for the texture: what three needs is made of it where three is known. */
  readonly uniform: { readonly value: SampleGrid } = { value: this }

  /** @throws naming the function and what is wrong with the source */
  constructor(source: SampleSource, caller: string) {
    const { data, width, height } = checkSource(source, caller)
    const scale = SCALES.find(([type]) => data instanceof type)?.[1] ?? 1
    const count = width * height
    const stride = data.length / count
    this.width = width
    this.height = height
    this.data = new Float32Array(count)
    let [lo, hi] = [Infinity, -Infinity]
    for (let i = 0; i < count; i++) {
      const number: unknown = data[i * stride]
      this.data[i] = typeof number === 'number' ? number / scale : NaN
      if (!Number.isFinite(this.data[i])) {
        throw new Error(
          `${caller}: \`data\` must be finite numbers, got ${describe(number)} at index ${i * stride}. Fill gaps first.`
        )
      }
      lo = Math.min(lo, this.data[i])
      hi = Math.max(hi, this.data[i])
    }
    this.lo = lo
    this.hi = hi
    Object.freeze(this)
  }

  /** The numbers as base64 of their bytes. */
  toJSON(): { readonly width: number; readonly height: number; readonly data: string } {
    const bytes = new Uint8Array(this.data.buffer)
    let text = ''
    // An argument each: there may not be too many.
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
    return { width: this.width, height: this.height, data: btoa(text) }
  }
}

function checkSource(source: SampleSource, caller: string): SampleArray {
  const image: unknown =
    typeof source === 'object' && (source as unknown) !== null && 'image' in source ? source.image : source
  if (typeof image !== 'object' || image === null || !('width' in image)) {
    throw new Error(`${caller}: \`source\` must be { data, width, height } or a DataTexture, got ${describe(source)}.`)
  }
  const { data, width, height } = image as { readonly [K in keyof SampleArray]?: unknown }
  if (!SCALES.some(([type]) => data instanceof type)) {
    throw new Error(
      `${caller}: \`data\` must be an array of numbers, a Float32Array, Float64Array, Uint8Array or Uint16Array, ` +
        `got ${describe(data)}. Give an image as the ImageData of a canvas, other arrays as Float32Array.from(data).`
    )
  }
  if ('type' in source && source.type === HALF_FLOAT) {
    throw new Error(`${caller}: \`source\` must not have half floats. Load it with the type FloatType.`)
  }
  for (const [name, size] of Object.entries({ width, height })) {
    if (typeof size === 'number' && Number.isInteger(size) && size >= 2) continue
    throw new Error(`${caller}: \`${name}\` must be an integer from 2 on, got ${describe(size)}.`)
  }
  const checked = { data, width, height } as SampleArray
  const count = checked.width * checked.height
  if (![1, 2, 3, 4].includes(checked.data.length / count)) {
    throw new Error(
      `${caller}: \`data\` must have width · height = ${count} numbers, or 2 to 4 times as many for pixels, ` +
        `got ${checked.data.length}.`
    )
  }
  return checked
}
