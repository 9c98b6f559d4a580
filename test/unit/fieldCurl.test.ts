import { describe, expect, test } from 'vitest'
import {
  createPermutation,
  coordinate,
  curl2,
  curl3,
  distance,
  fbm,
  partial,
  perlin2,
  perlin3,
  reseed,
  smoothstep,
  warp,
  type Field,
  type VectorField
} from 'three-perlin/cpu'
import { compileGlsl } from '../../src/field/glslUnit'
import { dual, type HyperDual } from '../support/hyperDual'
import { hyperDualFbm } from '../support/hyperDualPerlin'
import { randomNumbers } from '../support/randomNumbers'

const noise = perlin3({ seed: 3, frequency: 0.3 })
const target = [0, 0, 0]
const rng = randomNumbers(31)
const points = Array.from({ length: 300 }, () => [0, 0, 0].map(() => (rng() - 0.5) * 40) as Triple)

type Triple = [number, number, number]
const AXES = ['x', 'y', 'z'] as const

/** The table of a copy, as `reseed` documents it. */
const copied = (p: Uint8Array, by: number) => Array.from(p, (h) => p[(h + by) & 255])

describe('partial', () => {
  test('is the derivative', () => {
    for (const p of points) {
      noise.sampleGradient(...p, target)
      AXES.forEach((axis, k) => {
        expect(partial(noise, axis).sample(...p)).toBe(target[k])
      })
    }
  })

  test('along an axis that the field does not depend on is 0', () => {
    expect(partial(perlin2({ axes: 'xz' }), 'y').sample(0.3, 0.4, 0.5)).toBe(0)
    expect(partial(coordinate('y').mul(3), 'y').sample(1, 2, 3)).toBe(3)
  })

  test('all parts, and the field itself, are one evaluation', () => {
    const parts = AXES.map((axis) => partial(noise, axis))
    const outputs = [...parts, noise].map((field, i) => ({ field, name: `f${i}` }))
    expect(compileGlsl([{ outputs }]).source.match(/= perlin3\w*\(/g)).toHaveLength(1)
    const { x, y } = curl2(noise)
    expect(compileGlsl([{ field: warp(noise, { x, y }) }]).source.match(/= perlin3\w*\(/g)).toHaveLength(2)
  })

  test('has no gradient itself', () => {
    const why = 'the field has no gradient, because `partial` in it has none'
    expect(() => partial(noise, 'x').sampleGradient(0, 0, 0, target)).toThrow(why)
    expect(() => partial(warp(noise, curl2(noise)), 'x')).toThrow(`partial: ${why}`)
    expect(() => curl2(partial(noise, 'x'))).toThrow(`curl2: ${why}`)
    expect(() => curl3(partial(noise, 'x'))).toThrow(`curl3: ${why}`)
  })
})

describe('reseed', () => {
  test('draws the same field from other tables', () => {
    const permutation = createPermutation('a')
    const copy = fbm(perlin3({ permutation: copied(permutation, 7), frequency: 0.3 }))
    expectEqual(reseed(fbm(perlin3({ seed: 'a', frequency: 0.3 })), 7), copy)
  })

  test('follows a live seed, and is what the same seed gives that is not live', () => {
    const seed = { value: 5 }
    const copy = reseed(reseed(perlin3({ seed }), 1), 2)
    for (const value of [5, 6]) {
      seed.value = value
      expectEqual(copy, reseed(reseed(perlin3({ seed: value }), 1), 2))
    }
  })

  test('keeps what is no noise, and makes one copy of a node that is used twice', () => {
    const mask = smoothstep(0, 30, distance([0, 0, 0]))
    expectEqual(reseed(noise.mul(mask), 3), reseed(noise, 3).mul(mask))
    const twice = reseed(noise.add(noise), 3)
    expect(twice.inputs[0]).toBe(twice.inputs[1])
  })

  test('equal copies of equal live seeds are one evaluation', () => {
    const field = perlin3({ seed: { value: 5 } })
    const { source } = compileGlsl([{ field: reseed(field, 1).add(reseed(field, 1)) }])
    expect(source.match(/= perlin3\w*\(/g)).toHaveLength(1)
  })

  test('copies are as unlike as fields of other seeds', () => {
    // The correlation of n independent values is within 4 / √n but for one in 16 000; of near ones, few are independent.
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [0, 2]
    ]) {
      const copies = [a, b].map((by) => (by === 0 ? perlin3() : reseed(perlin3(), by)))
      const sums = [0, 0, 0]
      for (let i = 0; i < 10_000; i++) {
        const p: Triple = [rng() * 256, rng() * 256, rng() * 256]
        const [f, g] = copies.map((copy) => copy.sample(...p))
        sums[0] += f * g
        sums[1] += f * f
        sums[2] += g * g
      }
      expect(Math.abs(sums[0] / Math.sqrt(sums[1] * sums[2]))).toBeLessThan(0.04)
    }
  })

  function expectEqual(a: Field, b: Field) {
    for (const p of points) expect(a.sample(...p)).toBe(b.sample(...p))
  }
})

describe('curl2', () => {
  const stream = perlin2({ seed: 8, axes: 'xz', frequency: 0.3 })

  test('turns the gradient by a right angle, in the plane', () => {
    const planes = { xy: [0, 1], xz: [0, 2], yz: [1, 2] } as const
    for (const plane of ['xy', 'xz', 'yz'] as const) {
      const [u, v] = planes[plane]
      const flow = curl2(noise, { plane })
      for (const p of points) {
        noise.sampleGradient(...p, target)
        const expected = [0, 0, 0]
        expected[u] = target[v]
        expected[v] = -target[u]
        expect(at(flow, p)).toEqual(expected)
      }
    }
  })

  test('flows in the plane of its stream', () => {
    expect(at(curl2(stream), [1, 2, 3])).toEqual(at(curl2(stream, { plane: 'xz' }), [1, 2, 3]))
    expect(at(curl2(noise), [1, 2, 3])).toEqual(at(curl2(noise, { plane: 'xy' }), [1, 2, 3]))
  })

  test('is what a warp takes', () => {
    const { x, z } = curl2(stream)
    expect(warp(noise, curl2(stream), 2).sample(1, 2, 3)).toBe(
      noise.sample(1 + 2 * x.sample(1, 2, 3), 2, 3 + 2 * z.sample(1, 2, 3))
    )
  })
})

/** A potential, and its independent evaluation in hyper-dual numbers, part by part. */
const p = createPermutation('curl')
const single = fbm(perlin3({ seed: 'curl' }), { octaves: 3, shifts: 'none' })
const tables: readonly ArrayLike<number>[] = [p, copied(p, 1), copied(p, 2)]
const potential = (part: number, point: readonly [HyperDual, HyperDual, HyperDual]) =>
  hyperDualFbm(tables[part], point, 3)

/** The first derivative of a part of the potential along an axis, and the derivative of that along another. */
function derivatives(part: number, first: number, second: number, point: Triple): { first: number; both: number } {
  const [x, y, z] = point.map((c, k) => dual(c, k === first ? 1 : 0, k === second ? 1 : 0))
  const { a, ab } = potential(part, [x, y, z])
  return { first: a, both: ab }
}

/** For each component of the curl: plus a derivative of one part, minus one of another; as [part, axis]. */
const TERMS = [
  [
    [2, 1],
    [1, 2]
  ],
  [
    [0, 2],
    [2, 0]
  ],
  [
    [1, 0],
    [0, 1]
  ]
] as const

describe('curl3', () => {
  test('is the curl of its potential, to the last digits, and has no divergence', () => {
    const flow = curl3(single)
    for (const point of points) {
      let divergence = 0
      const expected = TERMS.map(([[i, j], [k, l]], component) => {
        const [plus, minus] = [derivatives(i, j, component, point), derivatives(k, l, component, point)]
        divergence += plus.both - minus.both
        return plus.first - minus.first
      })
      // Second derivatives of three octaves are below 100: 1e-12 is a few roundings of doubles.
      expect(Math.abs(divergence)).toBeLessThan(1e-12)
      at(flow, point).forEach((c, k) => {
        expect(Math.abs(c - expected[k])).toBeLessThan(1e-12)
      })
    }
  })

  test('differences of its own components vanish as well', () => {
    // Central differences extrapolated over 1e-3 and 5e-4: h⁴ · f⁽⁵⁾ / 480 of a field whose fifth derivatives are below
    // 1e5 are 2e-10, rounding is 1e-12. Away from cell borders, where third derivatives jump: h² · 100 there.
    const flow = curl3(noise)
    for (const point of points.filter((q) => q.every((c) => Math.abs(c * 0.3 - Math.round(c * 0.3)) > 1e-3))) {
      const sum = AXES.reduce((divergence, axis, k) => {
        const central = (h: number) => {
          const moved = (by: number) => point.map((c, i) => (i === k ? c + by : c)) as Triple
          return (flow[axis].sample(...moved(h)) - flow[axis].sample(...moved(-h))) / (2 * h)
        }
        return divergence + (4 * central(5e-4) - central(1e-3)) / 3
      }, 0)
      expect(Math.abs(sum)).toBeLessThan(1e-9)
    }
  })

  test('of one field is that of the field and two copies', () => {
    const parts = [single, reseed(single, 1), reseed(single, 2)] as const
    for (const given of [parts, { x: parts[0], y: parts[1], z: parts[2] }]) {
      for (const point of points) expect(at(curl3(given), point)).toEqual(at(curl3(single), point))
    }
  })

  test('along z is a flow in the plane', () => {
    for (const point of points) {
      expect(at(curl3([0, 0, noise]), point)).toEqual(at(curl2(noise, { plane: 'xy' }), point).map((c) => c + 0))
    }
  })

  test('evaluates each part of its potential once', () => {
    const { x, y, z } = curl3(perlin3())
    const outputs = Object.entries({ x, y, z }).map(([name, field]) => ({ name, field }))
    expect(compileGlsl([{ outputs }]).source.match(/= perlin3\w*\(/g)).toHaveLength(3)
  })
})

describe('flow lines in the plane', () => {
  const stream = perlin2({ seed: 12 })
  const flow = curl2(stream)

  /** One step of the classical method of Runge and Kutta. */
  function step([x, y]: readonly number[], h: number): readonly number[] {
    const k1 = velocity(x, y)
    const k2 = velocity(x + (h / 2) * k1[0], y + (h / 2) * k1[1])
    const k3 = velocity(x + (h / 2) * k2[0], y + (h / 2) * k2[1])
    const k4 = velocity(x + h * k3[0], y + h * k3[1])
    return [x, y].map((c, k) => c + (h / 6) * (k1[k] + 2 * k2[k] + 2 * k3[k] + k4[k]))
  }

  function velocity(x: number, y: number): readonly number[] {
    return [flow.x.sample(x, y), flow.y.sample(x, y)]
  }

  /** Once around a centre: how far the stream function drifts, and how far from the start the line comes back. */
  function around([cx, cy]: readonly number[], start: readonly number[], h: number) {
    const level = stream.sample(start[0], start[1])
    let [p, drift, turned] = [start, 0, 0]
    for (let i = 0; i < 1e6; i++) {
      const next = step(p, h)
      drift = Math.max(drift, Math.abs(stream.sample(next[0], next[1]) - level))
      const [ax, ay, bx, by] = [p[0] - cx, p[1] - cy, next[0] - cx, next[1] - cy]
      const angle = Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
      if (Math.abs(turned + angle) >= 2 * Math.PI) {
        // The last step, shortened until it ends on the ray from the centre through the start.
        const [sx, sy] = [start[0] - cx, start[1] - cy]
        let [from, to] = [0, h]
        const across = (d: number) => {
          const q = step(p, d)
          return sx * (q[1] - cy) - sy * (q[0] - cx)
        }
        const sign = Math.sign(across(from))
        for (let k = 0; k < 60; k++) {
          const middle = (from + to) / 2
          if (Math.sign(across(middle)) === sign) from = middle
          else to = middle
        }
        const end = step(p, to)
        return { drift, gap: Math.hypot(end[0] - start[0], end[1] - start[1]), steps: i + 1 }
      }
      turned += angle
      p = next
    }
    throw new Error('The line does not come back.')
  }

  /** Centres of eddies: maxima of the stream function within a cell, found by climbing; no saddles. One line about each. */
  function findEddies() {
    const found = new Map<string, { centre: readonly number[]; start: readonly number[] }>()
    for (let cell = 0; cell < 40; cell++) {
      let [x, y] = [(cell % 8) + 0.5, Math.floor(cell / 8) + 0.5]
      for (let i = 0; i < 500; i++) {
        stream.sampleGradient(x, y, 0, target)
        x += 0.05 * target[0]
        y += 0.05 * target[1]
      }
      const inside = [x, y].every((c) => c - Math.floor(c) > 0.2 && c - Math.floor(c) < 0.8)
      const lower = [0, 1, 2, 3, 4, 5, 6, 7].every((k) => {
        const angle = (k * Math.PI) / 4
        return stream.sample(x + 0.1 * Math.cos(angle), y + 0.1 * Math.sin(angle)) < stream.sample(x, y) - 0.01
      })
      if (inside && lower) found.set(`${x.toFixed(3)} ${y.toFixed(3)}`, { centre: [x, y], start: [x + 0.05, y] })
    }
    return [...found.values()]
  }

  test('are closed curves along which the stream function is constant', () => {
    const eddies = findEddies()
    expect(eddies.length).toBeGreaterThan(2)
    for (const { centre, start } of eddies) {
      const [coarse, fine] = [0.04, 0.02].map((h) => around(centre, start, h))
      // Near an extremum the flow turns like a rotation of rate ω: a step multiplies the height below the extremum by
      // 1 − (ωh)⁶/72, and there are `steps` of them. Curves that are no ellipses have lower-order terms, h⁵ a step.
      const height = Math.abs(stream.sample(centre[0], centre[1]) - stream.sample(start[0], start[1]))
      const turn = (2 * Math.PI) / fine.steps
      expect(fine.drift).toBeLessThan(fine.steps * height * turn ** 5)
      // Fourth order: half the step, at most a sixteenth of the drift and of the gap (less 20 % for higher orders).
      expect(fine.drift).toBeLessThan(coarse.drift / 13)
      // Where the line comes back to the ray it is off by the drift, over how fast the stream function rises there.
      expect(fine.gap).toBeLessThan((1.1 * fine.drift) / Math.hypot(...velocity(start[0], start[1])))
      expect(fine.gap).toBeLessThan(coarse.gap / 13)
    }
  })
})

describe('bad input', () => {
  test.each<[string, () => unknown, RegExp]>([
    ['partial of a number', () => partial(3 as never, 'x'), /partial: `field` must be a field, got 3/],
    ['partial along t', () => partial(noise, 't' as never), /partial: `axis` must be 'x', 'y' or 'z', got 't'/],
    ['a copy of a number', () => reseed(3 as never, 1), /reseed: `field` must be a field, got 3/],
    ['a copy 1.5', () => reseed(noise, 1.5), /reseed: `by` must be an integer 0…255, got 1.5/],
    ['a copy of no noise', () => reseed(coordinate('x'), 1), /reseed: `field` has no noise in it/],
    ['curl2 of options', () => curl2({} as never), /curl2: `stream` must be a field, got an object/],
    ['curl2 in a wrong plane', () => curl2(noise, { plane: 'zx' as never }), /curl2: `plane` must be .*got 'zx'/],
    ['curl2 in a plane alone', () => curl2(noise, 'xy' as never), /curl2: options must be an object/],
    ['a misspelt option', () => curl2(noise, { plan: 'xy' } as never), /curl2: there is no option `plan`/],
    ['curl3 of two', () => curl3([noise, noise] as never), /curl3: `potential` must be a field, \[x, y, z\] or/],
    ['curl3 of x and y', () => curl3({ x: noise, y: noise } as never), /curl3: `z` must be a field/],
    ['curl3 of nothing', () => curl3(undefined as never), /curl3: `potential` must be .*got undefined/],
    ['curl3 of one field without noise', () => curl3(coordinate('x')), /curl3: .*no noise in it/]
  ])('%s', (_name, call, message) => {
    expect(call).toThrow(message)
  })
})

function at({ x, y, z }: VectorField, point: Triple): number[] {
  return [x, y, z].map((field) => field.sample(...point) + 0)
}
