import { DataTexture, FloatType, RGBAFormat } from 'three'

/** Points of up to four numbers, missing ones 0; or four numbers per point in a row. */
export type ProbePoints = readonly (readonly number[])[] | Float32Array

export interface ProbeGrid {
  count: number
  width: number
  height: number
}

/** How many points there are, and the smallest grid of texels that holds them. */
export function probeGrid(points: ProbePoints): ProbeGrid {
  const count = points instanceof Float32Array ? points.length / 4 : points.length
  // At most 1024: four times that is within the limit of any WebGL 2 implementation (2048).
  const width = Math.min(count, 1024)
  return { count, width, height: Math.ceil(count / width) }
}

/** The points, one per texel in reading order. The texels after the last are 0. */
export function pointTexture(points: ProbePoints, { count, width, height }: ProbeGrid): DataTexture {
  const texels = new Float32Array(4 * width * height)
  if (points instanceof Float32Array) {
    if (points.length !== 4 * count)
      throw new Error(`pointTexture: expected ${4 * count} numbers, got ${points.length}.`)
    texels.set(points)
  } else {
    if (points.length !== count) throw new Error(`pointTexture: expected ${count} points, got ${points.length}.`)
    points.forEach((point, i) => {
      texels.set(point, 4 * i)
    })
  }
  const texture = new DataTexture(texels, width, height, RGBAFormat, FloatType)
  texture.needsUpdate = true
  return texture
}
