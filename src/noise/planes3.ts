/** LatticePlanes.compute for a 3D lattice across x, as planes2. */
export function planes3(
  count: number,
  w: Float64Array,
  hashes: Uint8Array,
  places: Uint8Array,
  p: Uint8Array,
  corners: Float64Array,
  slopes: Float64Array,
  values: Float64Array
): void {
  const [a, ay, az, b, by, bz] = [w[0], w[1], w[2], w[4], w[5], w[6]]
  const [c, cy, cz, d, dy, dz] = [w[8], w[9], w[10], w[12], w[13], w[14]]
  const [y0, y1, z0, z1] = [hashes[1], hashes[5], hashes[2], hashes[10]]
  for (let n = 0; n < count; n++) {
    const hash = p[places[n]]
    const i = 5 * p[p[hash + y0] + z0]
    const j = 5 * p[p[hash + y1] + z0]
    const k = 5 * p[p[hash + y0] + z1]
    const l = 5 * p[p[hash + y1] + z1]
    slopes[n] = a * corners[i] + b * corners[j] + c * corners[k] + d * corners[l]
    values[n] =
      a * corners[i + 4] +
      ay * corners[i + 1] +
      az * corners[i + 2] +
      (b * corners[j + 4] + by * corners[j + 1] + bz * corners[j + 2]) +
      (c * corners[k + 4] + cy * corners[k + 1] + cz * corners[k + 2]) +
      (d * corners[l + 4] + dy * corners[l + 1] + dz * corners[l + 2])
  }
}
