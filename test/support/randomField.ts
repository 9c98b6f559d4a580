import {
  abs,
  bias,
  clamp,
  coordinate,
  cos,
  distance,
  exp,
  fbm,
  flow2,
  flow3,
  fract,
  gain,
  hetero,
  hybrid,
  max,
  min,
  mirror,
  mix,
  multifractal,
  perlin2,
  perlin3,
  perlin4,
  pow,
  ridged,
  rotate,
  sampled,
  sin,
  smoothstep,
  sqrt,
  terrace,
  tile,
  turbulence,
  value3,
  warp,
  type Field
} from 'three-perlin/cpu'
import { ownField, sampleMap } from './fieldCasesOwn'

type Rng = () => number

const sources: readonly ((rng: Rng) => Field)[] = [
  (rng) => perlin3({ seed: Math.floor(rng() * 3), frequency: 0.2 + 0.3 * rng() }),
  (rng) => perlin2({ axes: 'xz', frequency: { value: 0.2 + 0.3 * rng() } }),
  () => perlin4({ seed: { value: 4 }, frequency: [0.3, 0.2, 0.4, 1] }),
  () => value3({ axes: 'zyt', frequency: 0.3 }),
  (rng) => flow2({ axes: 'xzt', frequency: [0.3 + 0.2 * rng(), 0.4, 0.1] }),
  () => flow3({ seed: 5, axes: 'zxyt', frequency: 0.3 }),
  (rng) => coordinate('xyzt'[Math.floor(rng() * 4)] as 'x').mul(0.1),
  (rng) => distance([{ value: rng() }, 1, 2]).mul(0.1),
  (rng) =>
    sampled(sampleMap, { region: { from: [-8 * rng(), -9], to: [17, 12] }, wrap: rng() < 0.5 ? 'mirror' : 'clamp' }),
  () => ownField.frequency(0.3)
]

/** Made so that values and slopes stay moderate; `f` gives another random field each time. */
const operators: readonly ((f: () => Field, rng: Rng) => Field)[] = [
  (f) => f().add(f()),
  (f) => f().sub(f()).mul(0.5),
  (f) => f().mul(clamp(f(), -1, 1)),
  (f) => f().div(abs(f()).add(1)),
  (f, rng) => mix(f(), f(), clamp(f(), 0, { value: 0.5 + rng() })),
  (f) => min(f(), f()),
  (f) => max(f(), { value: 0.1 }),
  (f) => pow(f(), 2).mul(0.5),
  (f) => pow(clamp(f(), 0.1, 2), 1.7),
  (f) => sqrt(abs(f()).add(0.1)),
  (f) => exp(clamp(f(), -2, 1)),
  (f) => sin(f()),
  (f) => cos(f().mul(2)),
  (f) => fract(f()),
  (f) => smoothstep(-1, { value: 1 }, f()),
  (f, rng) => bias(f(), 0.3 + 0.4 * rng()),
  (f) => gain(f(), { value: 0.4 }),
  (f) => terrace(f(), { width: 0.7, smoothness: 0.8 }),
  (f, rng) => f().frequency([0.5 + rng(), { value: 0.8 }, -1]),
  (f, rng) => f().translate([rng() * 5, { value: 2 }, -3]),
  (f, rng) => rotate(f(), [1, rng(), 0], { value: rng() * 6 }),
  (f) => mirror(f(), 'x', 0.5),
  (f) => tile(f(), [9, null, 7.5]),
  (f) => warp(f(), { x: clamp(f(), -2, 2), z: { value: 0.3 } }, 0.5)
]

const fractals: readonly ((field: Field) => Field)[] = [
  (field) => fbm(field, { octaves: 3 }),
  (field) => turbulence(field, { octaves: { value: 2.5 }, normalize: true }),
  (field) => ridged(clamp(field, -1, 1), { octaves: 2 }),
  (field) => multifractal(clamp(field, -1, 1), { octaves: 2 }),
  (field) => hybrid(clamp(field, -1, 1), { octaves: 2 }),
  (field) => hetero(clamp(field, -1, 1), { octaves: 2 })
]

const codeless = sources.slice(0, -1)

/**
 * A random graph of fields with a gradient, the same for the same random numbers. Parts of it are used twice.
 *
 * @param code - whether a field of one's own may be in it
 */
export function randomField(rng: Rng, depth: number, code = true, fractal = true): Field {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(rng() * list.length)]
  if (depth === 0) return pick(code ? sources : codeless)(rng)
  if (fractal && rng() < 0.2) return pick(fractals)(randomField(rng, depth - 1, code, false))
  let last: Field | undefined
  const next = () => {
    if (last && rng() < 0.2) return last
    return (last = randomField(rng, depth - 1, code, fractal))
  }
  return pick(operators)(next, rng)
}
