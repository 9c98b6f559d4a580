import { describe, expect, test } from 'vitest'
import { createNoise, createPermutation } from 'three-perlin'
import { NOISE_KINDS } from '../../src/noise/catalogue'
import { NoiseTables } from '../../src/noise/noiseTables'
import { turnSine } from '../../src/noise/turn'
import { noisePoints } from '../support/noisePoints'
import { randomNumbers } from '../support/randomNumbers'
import { expectClose } from '../support/tolerance'

const noise = createNoise({ seed: 'flow' })
const p = createPermutation('flow')
const at = (i: number) => p[i & 255]

/** Perlin's gradients, from his paper of 2002: the midpoints of a cube's edges, four of them twice. */
// prettier-ignore
const edges = [
  [1, 1, 0], [-1, 1, 0], [1, -1, 0], [-1, -1, 0], [1, 0, 1], [-1, 0, 1], [1, 0, -1], [-1, 0, -1],
  [0, 1, 1], [0, -1, 1], [0, 1, -1], [0, -1, -1], [1, 1, 0], [0, -1, 1], [-1, 1, 0], [0, -1, -1]
]

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise as it is defined: at each corner a gradient, times the offset, times the fades of the distances. */
function lattice(point: readonly number[], gradient: (...cell: number[]) => readonly number[]): number {
  const cell = point.map(Math.floor)
  let sum = 0
  for (let i = 0; i < 1 << point.length; i++) {
    const corner = cell.map((c, k) => c + ((i >> k) & 1))
    const offset = point.map((x, k) => x - corner[k])
    const weight = offset.reduce((product, d) => product * fade(1 - Math.abs(d)), 1)
    sum += weight * gradient(...corner).reduce((dot, g, k) => dot + g * offset[k], 0)
  }
  return sum
}

const whole = [0, 1, -3, 1e6]

describe('flow2', () => {
  test('is perlin2 at whole turns, to the bit', () => {
    for (const [x, y] of noisePoints) {
      for (const turns of whole) expect(noise.flow2(x, y, turns) + 0).toBe(noise.perlin2(x, y) + 0)
      const [own, plain] = [
        [NaN, NaN, NaN],
        [NaN, NaN]
      ]
      noise.flow2Gradient(x, y, 0, own)
      noise.perlin2Gradient(x, y, plain)
      expect(own.slice(0, 2)).toEqual(plain)
    }
  })

  test('turns the gradient of each lattice point, by its hash one way or the other', () => {
    const random = randomNumbers(41)
    for (let i = 0; i < 500; i++) {
      const [x, y, turns] = [300 * random() - 150, 300 * random() - 150, 4 * random() - 2]
      const expected = lattice([x, y], (cellX, cellY) => {
        const hash = at(at(at(cellX) + cellY))
        const [gx, gy] = edges[hash & 15]
        const angle = 2 * Math.PI * turns * (hash & 16 ? -1 : 1)
        return [Math.cos(angle) * gx - Math.sin(angle) * gy, Math.sin(angle) * gx + Math.cos(angle) * gy]
      })
      expectClose([noise.flow2(x, y, turns)], [expected], 1e-13)
    }
  })
})

describe('flow3', () => {
  test('is perlin3 at whole turns, to the bit', () => {
    for (const [x, y, z] of noisePoints) {
      for (const turns of whole) expect(noise.flow3(x, y, z, turns) + 0).toBe(noise.perlin3(x, y, z) + 0)
      const [own, plain] = [
        [NaN, NaN, NaN, NaN],
        [NaN, NaN, NaN]
      ]
      noise.flow3Gradient(x, y, z, 0, own)
      noise.perlin3Gradient(x, y, z, plain)
      expect(own.slice(0, 3)).toEqual(plain)
    }
  })

  test('turns the gradient of each lattice point towards one of four directions at right angles to it', () => {
    const random = randomNumbers(42)
    for (let i = 0; i < 500; i++) {
      const [x, y, z, turns] = [300 * random() - 150, 300 * random() - 150, 300 * random() - 150, 4 * random() - 2]
      const expected = lattice([x, y, z], (cellX, cellY, cellZ) => {
        const hash = at(at(at(cellX) + cellY) + cellZ)
        const g = edges[hash & 15]
        // The free axis a, and the other two in the order of their circle.
        const a = g.indexOf(0)
        const [b, c] = [(a + 1) % 3, (a + 2) % 3]
        const q = [0, 0, 0]
        q[a] = hash & 32 ? -1 : 1
        q[b] = (hash & 16 ? 1 : -1) * g[c] * Math.SQRT1_2
        q[c] = (hash & 16 ? -1 : 1) * g[b] * Math.SQRT1_2
        return g.map((component, k) => Math.cos(2 * Math.PI * turns) * component + Math.sin(2 * Math.PI * turns) * q[k])
      })
      expectClose([noise.flow3(x, y, z, turns)], [expected], 1e-13)
    }
  })
})

describe.each(NOISE_KINDS.filter(({ quarter }) => quarter).map((kind) => [kind.name, kind] as const))(
  'gradients of %s',
  (_name, { corner, quarter, dimension }) => {
    const tables = new NoiseTables(p)
    const pairs = Array.from({ length: 256 }, (_, hash) => {
      const [start, later] = [new Float64Array(4), new Float64Array(4)]
      corner(tables, hash, start)
      quarter?.(tables, hash, later)
      return [start.subarray(0, dimension - 1), later.subarray(0, dimension - 1)] as const
    })
    const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, x, k) => sum + x * b[k], 0)

    test('keep their length, and are at right angles to themselves a quarter of a turn later', () => {
      for (const [start, later] of pairs) {
        expect(dot(start, later)).toBeCloseTo(0, 15)
        expect(dot(later, later)).toBeCloseTo(dot(start, start), 14)
      }
    })

    test('turn to all sides evenly: a quarter of a turn later they add up to nothing', () => {
      for (let k = 0; k < dimension - 1; k++) {
        expect(pairs.reduce((sum, [, later]) => sum + later[k], 0)).toBeCloseTo(0, 12)
      }
    })
  }
)

test('the sine of a turn is exact at quarters, and repeats exactly', () => {
  for (let i = -9; i < 9; i++) {
    expect(turnSine(i / 4, 0) + 0).toBe([0, 1, 0, -1][i & 3])
    expect(turnSine(i / 4, 1) + 0).toBe([1, 0, -1, 0][i & 3])
  }
  const random = randomNumbers(43)
  for (let i = 0; i < 1000; i++) {
    const turns = Math.round((random() - 0.5) * 2 ** 21) / 2 ** 20
    expect(turnSine(turns + 1e6, 0)).toBeCloseTo(turnSine(turns, 0), 14)
    expectClose([turnSine(turns, 0)], [Math.sin(2 * Math.PI * turns)], 1e-15)
    expectClose([turnSine(turns, 1)], [Math.cos(2 * Math.PI * turns)], 1e-15)
  }
})
