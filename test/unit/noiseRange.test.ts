import { describe, expect, test } from 'vitest'
import { createNoise, createPermutation } from 'three-perlin'
import { NOISE_KINDS } from '../../src/noise/catalogue'
import { quintic } from '../../src/noise/fade'
import type { NoiseKind } from '../../src/noise/noiseKind'
import { NoiseTables } from '../../src/noise/noiseTables'
import { noiseForms } from '../support/noiseForms'
import { randomNumbers } from '../support/randomNumbers'

const tables = new NoiseTables(createPermutation())

// The least and the greatest value of a kind over all tables: each corner of the cell may have any of the 256 hashes,
// so at a given place the bound is the weighted sum of the best that each corner can do, and the place is found by
// climbing. (Corners can share a hash here, and not in a table; at the places in question the best hashes differ.)

interface Corner {
  value: number
  gradient: number[]
}

/** What a corner can be: per gradient, and that after a quarter of a turn, with the greatest value that goes with it. */
function possibleCorners({ corner, quarter }: NoiseKind, sign: number): Corner[] {
  const best = new Map<string, Corner>()
  for (let hash = 0; hash < 256; hash++) {
    const scratch = new Float64Array(8)
    const value = sign * corner(tables, hash, scratch.subarray(0, 4))
    quarter?.(tables, hash, scratch.subarray(4))
    const gradient = Array.from(scratch, (g) => sign * g)
    const known = best.get(gradient.join())
    if (!known || value > known.value) best.set(gradient.join(), { value, gradient })
  }
  return [...best.values()]
}

/** The last coordinate of a place in a kind that turns is the turn. */
function boundAt(corners: readonly Corner[], place: readonly number[], lattice: number): number {
  let bound = 0
  const at = place.slice(0, lattice)
  const angle = 2 * Math.PI * (place[lattice] ?? 0)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  for (let i = 0; i < 1 << lattice; i++) {
    const offset = at.map((x, k) => x - ((i >> k) & 1))
    const weight = at.reduce((product, x, k) => product * ((i >> k) & 1 ? quintic(x) : 1 - quintic(x)), 1)
    const values = corners.map(({ value, gradient }) =>
      offset.reduce((sum, d, k) => sum + (cosine * gradient[k] + sine * gradient[4 + k]) * d, value)
    )
    bound += weight * Math.max(...values)
  }
  return bound
}

function climb(corners: readonly Corner[], start: readonly number[], lattice: number): number {
  let place = start
  let bound = boundAt(corners, place, lattice)
  for (let step = 0.25; step > 1e-6;) {
    const moves = place.flatMap((_, k) => [step, -step].map((d) => moved(place, k, d)))
    const better = moves.find((move) => boundAt(corners, move, lattice) > bound)
    if (better) {
      place = better
      bound = boundAt(corners, place, lattice)
    } else step /= 2
  }
  return bound
}

/** One coordinate changed, within the cell. */
function moved(place: readonly number[], axis: number, distance: number): number[] {
  return place.map((x, k) => (k === axis ? Math.min(1, Math.max(0, x + distance)) : x))
}

describe.each(NOISE_KINDS.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  test.each([0, 1])('has the tightest range that holds for all tables (bound %i)', (side) => {
    const random = randomNumbers(6)
    const sign = side === 0 ? -1 : 1
    const corners = possibleCorners(kind, sign)
    const starts = Array.from({ length: 8 }, () => Array.from({ length: kind.dimension }, random))
    const lattice = kind.quarter ? kind.dimension - 1 : kind.dimension
    const bound = Math.max(...starts.map((start) => climb(corners, start, lattice)))
    // Rounded outwards to the digits that are given: by 1e-4 at most.
    expect(sign * kind.range[side]).toBeGreaterThanOrEqual(bound - 1e-15)
    expect(sign * kind.range[side] - bound).toBeLessThan(1e-4)
  })
})

describe("Perlin's table has the documented extremes", () => {
  const { perlin1, perlin2, perlin3, perlin4, valueGradient2 } = createNoise()

  // Those of perlin2 to perlin4 as in stats.json; for the others all cells were searched.
  test.each([
    ['perlin1', -0.752, perlin1(156.5)],
    ['perlin1', 0.705, perlin1(18.5)],
    ['perlin2', -0.8918681410741512, perlin2(16.441475170453387, 115.52810930411023)],
    ['perlin2', 1, perlin2(136.5, 64.5)],
    ['perlin3', -1.0265925550470456, perlin3(162.5051909573873, 241.5038944657644, 81.34996699015299)],
    ['perlin3', 1.0363538112118027, perlin3(199.35525670210518, 246.4999999968211, 179.51850778897605)],
    [
      'perlin4',
      -1.3610923516032503,
      perlin4(124.52333076000217, 28.47920507192612, 229.55930894613263, 119.88512180745599)
    ],
    [
      'perlin4',
      1.3605080136782794,
      perlin4(44.53841356039047, 166.54615136384967, 140.5697283506393, 76.07429825067521)
    ],
    ['valueGradient2', -1.7017301072010667, valueGradient2(25.53453154563903, 142.30849757671353)],
    ['valueGradient2', 1.6133715042702075, valueGradient2(23.46629138469696, 198.20724801301958)]
  ])('%s: %d', (_, extreme, value) => {
    expect(value).toBeCloseTo(extreme, 13)
  })
})

describe('on the lattice', () => {
  const noise = createNoise()

  test.each(NOISE_KINDS.map((kind) => [kind.name, kind] as const))('%s is 0, or exactly a table value', (_, kind) => {
    const { value } = noiseForms(noise, kind)
    const point = [-300, 5, 255, 1e6]
    const hash = point.slice(0, kind.dimension).reduce((chain, cell) => tables.p[(chain + cell) & 255], 0)
    // 2h/255 − 1, rounded once.
    const expected = kind.name.startsWith('value') ? (2 * hash - 255) / 255 : 0
    expect(Math.abs(value(point) - expected)).toBeLessThanOrEqual(expected === 0 ? 0 : 2 ** -53)
  })
})
