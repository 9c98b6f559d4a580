import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three'
import { randomNumbers } from '../../support/randomNumbers'

/** Points along each side of the texture. */
export const CHECK_SIDE = 32

const rng = randomNumbers(20261201)

/** x, y, z, w of points exact in float32: near the origin, around the table's end, far away; on no lattice point. */
export const checkPoints = Float32Array.from({ length: 4 * CHECK_SIDE ** 2 }, (_, i) => {
  const extent = [4, 40, 300][(i >> 2) % 3]
  return (rng() * 2 - 1) * extent
})

export const checkPointTexture = new DataTexture(
  checkPoints,
  CHECK_SIDE,
  CHECK_SIDE,
  RGBAFormat,
  FloatType,
  undefined,
  undefined,
  undefined,
  NearestFilter,
  NearestFilter
)
