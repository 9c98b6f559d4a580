import { describe, expect, test } from 'vitest'
import {
  articlePerlin3,
  billow,
  fbm,
  flow2,
  flow3,
  hetero,
  hybrid,
  multifractal,
  perlin1,
  perlin2,
  perlin3,
  perlin4,
  ridged,
  turbulence,
  value1,
  value2,
  value3,
  valueGradient2,
  type Field
} from 'three-perlin/cpu'
import { gpuSamples } from '../support/gpuSamples'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const PERIOD = 5
const SPACE = { period: PERIOD, frequency: 0.5 }

const noises: Record<string, Field> = {
  perlin1: perlin1(SPACE),
  perlin2: perlin2(SPACE),
  perlin3: perlin3(SPACE),
  perlin4: perlin4(SPACE),
  'perlin2 with another fade': perlin2({ ...SPACE, fade: 'cubic' }),
  value1: value1(SPACE),
  value2: value2(SPACE),
  value3: value3(SPACE),
  valueGradient2: valueGradient2(SPACE),
  flow2: flow2(SPACE),
  flow3: flow3(SPACE),
  articlePerlin3: articlePerlin3(SPACE)
}

const octaves = { octaves: 4 }
const fractals: Record<string, Field> = {
  fbm: fbm(perlin3(SPACE), octaves),
  'fbm of lacunarity 3': fbm(perlin2(SPACE), { octaves: 3, lacunarity: 3 }),
  turbulence: turbulence(perlin3(SPACE), octaves),
  billow: billow(value3(SPACE), octaves),
  ridged: ridged(perlin2(SPACE), octaves),
  multifractal: multifractal(perlin3(SPACE), octaves),
  hybrid: hybrid(perlin3(SPACE), octaves),
  hetero: hetero(perlin3(SPACE), octaves)
}

// In 64ths, on both sides of 0: multiplied by powers of 2 and 3, shifted, and moved by periods, all of them are exact in
// float32, so that the same place in a cell gives the same bits.
const rng = randomNumbers(3)
const exact = () => Math.round((rng() - 0.5) * 64 * 40) / 64
const points = Array.from({ length: 200 }, () => [exact(), exact(), exact(), exact()])
const moved = points.map(([x, y, z, t]) => {
  const by = () => (PERIOD / SPACE.frequency) * Math.round((rng() - 0.5) * 6)
  return [x + by(), y + by(), z + by(), t]
})

describe.each(Object.entries({ ...noises, ...fractals }))('%s', (_name, field) => {
  test.each(['vertex', 'fragment'] as const)(
    'tiles: value and gradient are the same a period away, in the %s stage',
    (stage) => {
      const [here, there] = [points, moved].map((list) => gpuSamples(renderer, field, list, stage))
      expect(there).toEqual(here)
    }
  )

  test('tiles on the CPU', () => {
    const [here, there] = [
      [0, 0, 0],
      [0, 0, 0]
    ]
    points.forEach(([x, y, z, t], i) => {
      const [mx, my, mz] = moved[i]
      expect(field.sampleGradient(mx, my, mz, there, t)).toBe(field.sampleGradient(x, y, z, here, t))
      expect(there).toEqual(here)
    })
  })
})
