/** LatticePlanes.compute for a 2D lattice across x, which takes half the time. Parameters are named as there. */
export function planes2(
  count: number,
  w: Float64Array,
  hashes: Uint8Array,
  places: Uint8Array,
  p: Uint8Array,
  corners: Float64Array,
  slopes: Float64Array,
  values: Float64Array
): void {
  const [a, ay, b, by] = [w[0], w[1], w[4], w[5]]
  const [y0, y1] = [hashes[1], hashes[5]]
  for (let n = 0; n < count; n++) {
    const hash = p[places[n]]
    const i = 5 * p[hash + y0]
    const j = 5 * p[hash + y1]
    slopes[n] = a * corners[i] + b * corners[j]
    values[n] = a * corners[i + 4] + ay * corners[i + 1] + b * corners[j + 4] + by * corners[j + 1]
  }
}
