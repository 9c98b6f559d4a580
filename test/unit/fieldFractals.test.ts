import { describe, expect, test } from 'vitest'
import {
  billow,
  createNoise,
  fbm,
  hetero,
  hybrid,
  multifractal,
  perlin2,
  perlin3,
  ridged,
  turbulence,
  type Field,
  type FractalOptions
} from 'three-perlin/cpu'
import { randomNumbers } from '../support/randomNumbers'

const { perlin3: noise } = createNoise({ seed: 5 })
const source = perlin3({ seed: 5 })

interface Settings {
  octaves: number
  lacunarity: number
  gain: number
  offset: number
  feedback: number
}

type Formula = (n: number[], settings: Settings) => number

/** aₖ, with the last octave's fraction. */
const amplitudes = (n: number[], { octaves, gain }: Settings) =>
  n.map((_, k) => gain ** k * (k + 1 > octaves ? octaves - k : 1))

const sum = (terms: number[]) => terms.reduce((a, b) => a + b, 0)
const clamped = (w: number) => (w < 0 ? 0 : w > 1 ? 1 : w)

// The published formulas, as sums and recursions over the list of octaves; nothing of this package but its noise.
const formulas: Record<string, [(field: Field, options: FractalOptions) => Field, Formula]> = {
  fbm: [fbm, (n, s) => sum(amplitudes(n, s).map((a, k) => a * n[k]))],
  turbulence: [turbulence, (n, s) => sum(amplitudes(n, s).map((a, k) => a * Math.abs(n[k])))],
  billow: [billow, (n, s) => sum(amplitudes(n, s).map((a, k) => a * (2 * Math.abs(n[k]) - 1)))],
  multifractal: [multifractal, (n, s) => amplitudes(n, s).reduce((product, a, k) => product * (1 + a * n[k]), 1)],
  ridged: [
    ridged,
    (n, s) => {
      const signal = (k: number): number => {
        const ridge = (s.offset - Math.abs(n[k])) ** 2
        return k === 0 ? ridge : ridge * clamped(s.feedback * signal(k - 1))
      }
      return sum(amplitudes(n, s).map((a, k) => a * signal(k)))
    }
  ],
  hybrid: [
    hybrid,
    (n, s) => {
      const part = (k: number): number => weight(k) * (n[k] + s.offset)
      const weight = (k: number): number => (k === 0 ? 1 : clamped(s.feedback * s.gain ** (k - 1) * part(k - 1)))
      return sum(amplitudes(n, s).map((a, k) => a * part(k)))
    }
  ],
  hetero: [
    hetero,
    (n, s) => {
      const a = amplitudes(n, s)
      const height = (k: number): number => (k === 0 ? n[0] + s.offset : height(k - 1) * (1 + a[k] * (n[k] + s.offset)))
      return height(n.length - 1)
    }
  ]
}

const SHIFT = [5.71875, 9.1328125, 7.5546875]

describe.each(Object.entries(formulas))('%s', (_name, [make, formula]) => {
  test.each<[string, Settings, boolean]>([
    ['by the book', { octaves: 5, lacunarity: 2, gain: 0.5, offset: 1, feedback: 2 }, false],
    ['with shifts', { octaves: 4, lacunarity: 2.1, gain: 0.6, offset: 0.8, feedback: 3 }, true],
    ['with a fraction', { octaves: 3.25, lacunarity: 1.9, gain: 0.7, offset: 0.7, feedback: 1 }, false]
  ])('%s', (_title, settings, shifted) => {
    const field = make(source, { ...settings, shifts: shifted ? 'decorrelated' : 'none' })
    const { octaves, lacunarity, gain, offset, feedback } = settings
    const options = { offset: { value: offset }, feedback: { value: feedback }, gain: { value: gain } }
    const liveSettings = { ...options, octaves: { value: octaves }, lacunarity: { value: lacunarity } }
    const live = make(source, { ...liveSettings, shifts: shifted ? 'decorrelated' : 'none' })
    const rng = randomNumbers(11)
    for (let i = 0; i < 50; i++) {
      const p = [0, 0, 0].map(() => (rng() - 0.5) * 30)
      const n = Array.from({ length: Math.ceil(settings.octaves) }, (_, k) => {
        const [x, y, z] = p.map((c, axis) => c * settings.lacunarity ** k + (shifted ? SHIFT[axis] * k : 0))
        return noise(x, y, z)
      })
      const [x, y, z] = p
      expect(field.sample(x, y, z)).toBeCloseTo(formula(n, settings), 11)
      expect(live.sample(x, y, z)).toBe(field.sample(x, y, z))
    }
  })

  test('normalised, has the range of one octave, whatever the others are', () => {
    const octaves = { value: 1 }
    const plain = make(source, { octaves: 1 })
    const field = make(source, { octaves, gain: 0.7, normalize: true })
    const rng = randomNumbers(12)
    for (octaves.value = 1; octaves.value < 8; octaves.value += 0.7) {
      // To the range that one octave has for noise within ±1, which Perlin's exceeds by 0.04.
      const [lo, hi] = plain.range()
      const reach = (hi - lo) * 0.1
      for (let i = 0; i < 200; i++) {
        const value = field.sample(rng() * 99, rng() * 99, rng() * 99)
        expect(value > lo - reach && value < hi + reach).toBe(true)
      }
    }
  })

  test('H is the exponent of gain', () => {
    const H = { value: 0.8 }
    const lacunarity = { value: 2.2 }
    const gain = 2.2 ** -0.8
    expect(make(source, { H, lacunarity }).sample(0.1, 0.2, 0.3)).toBe(
      make(source, { gain, lacunarity: 2.2 }).sample(0.1, 0.2, 0.3)
    )
    H.value = 1
    expect(make(source, { H, lacunarity }).sample(0.1, 0.2, 0.3)).toBeCloseTo(
      make(source, { gain: 1 / 2.2, lacunarity: 2.2 }).sample(0.1, 0.2, 0.3),
      13
    )
  })
})

describe('rotation of octaves', () => {
  test('turns about the axis that the field does not read', () => {
    const { perlin2: noise2 } = createNoise({ seed: 6 })
    const field = fbm(perlin2({ seed: 6, axes: 'xz' }), { octaves: 3, rotate: true, shifts: 'none' })
    const [x, y, z] = [1.3, 50, -2.7]
    let expected = 0
    for (let k = 0; k < 3; k++) {
      const angle = k * Math.atan2(0.6, 0.8)
      const [u, v] = [x * Math.cos(angle) - z * Math.sin(angle), x * Math.sin(angle) + z * Math.cos(angle)]
      expected += noise2(u * 2 ** k, v * 2 ** k) / 2 ** k
    }
    expect(field.sample(x, y, z)).toBeCloseTo(expected, 12)
  })

  test('keeps lengths in space', () => {
    const field = fbm(perlin3(), { octaves: 2, gain: 1, rotate: true, shifts: 'none' })
    const second = (x: number, y: number, z: number) => field.sample(x, y, z) - perlin3().sample(x, y, z)
    // The second octave reads noise at R · 2p: R maps the axes to its columns.
    expect(second(0.5, 0, 0)).toBeCloseTo(perlin3().sample(0, -0.8, -0.6), 12)
    expect(second(0, 0.5, 0)).toBeCloseTo(perlin3().sample(0.8, 0.36, -0.48), 12)
    expect(second(0, 0, 0.5)).toBeCloseTo(perlin3().sample(0.6, -0.48, 0.64), 12)
  })
})
