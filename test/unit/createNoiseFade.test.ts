import { describe, expect, test } from 'vitest'
import { createNoise, type CustomFade, type Fade } from 'three-perlin/cpu'

const cosine: CustomFade = {
  f: (t) => 0.5 - 0.5 * Math.cos(Math.PI * t),
  df: (t) => 0.5 * Math.PI * Math.sin(Math.PI * t)
}

describe.each<[string, Fade, (t: number) => number]>([
  ['linear', 'linear', (t) => t],
  ['cubic', 'cubic', (t) => 3 * t * t - 2 * t ** 3],
  ['quintic', 'quintic', (t) => 6 * t ** 5 - 15 * t ** 4 + 10 * t ** 3],
  ['a fade of one’s own', cosine, cosine.f]
])('createNoise with the fade %s', (_name, fade, curve) => {
  const noise = createNoise({ seed: 3, fade })

  test('joins lattice values by it', () => {
    const [a, b] = [noise.value1(5), noise.value1(6)]
    for (const t of [0.1, 0.4, 0.75]) expect(noise.value1(5 + t)).toBeCloseTo(a + curve(t) * (b - a), 13)
  })

  test('agrees with itself in all forms', () => {
    const gradient = [0, 0, 0]
    const value = noise.perlin3(1.3, -2.4, 3.7)
    expect(noise.perlin3Gradient(1.3, -2.4, 3.7, gradient)).toBeCloseTo(value, 14)
    expect(noise.perlin3Periodic(1.3, -2.4, 3.7, 256, 256, 256)).toBeCloseTo(value, 14)
    const h = 1e-5
    const slope = (noise.perlin3(1.3 + h, -2.4, 3.7) - noise.perlin3(1.3 - h, -2.4, 3.7)) / (2 * h)
    expect(gradient[0]).toBeCloseTo(slope, 8)
  })
})

test.each<[string, unknown, RegExp]>([
  [
    'an unknown name',
    'smooth',
    /createNoise: `fade` must be 'linear', 'cubic', 'quintic' or { f, df, glsl }, got 'smooth'/
  ],
  ['an inherited name', 'constructor', /`fade` must be/],
  ['a function', (t: number) => t, /got a function/],
  ['f(0) ≠ 0', { f: (t: number) => 1 - t, df: () => -1 }, /`fade.f\(0\)` must be 0, .*got 1/],
  [
    'f(1) ≠ 1',
    { f: (t: number) => 6 * t ** 5 - 15 * t ** 4 - 10 * t ** 3, df: () => 0 },
    /`fade.f\(1\)` must be 1, .*got -19/
  ],
  [
    'a wrong derivative',
    { f: (t: number) => t * t, df: () => 1 },
    /`fade.df\(0.1\)` must be the derivative of `fade.f`, about 0.200; got 1/
  ],
  ['GLSL that is no pair', { f: (t: number) => t, df: () => 1, glsl: 't' }, /`fade.glsl` must hold two expressions/]
])('createNoise refuses %s', (_name, fade, message) => {
  expect(() => createNoise({ fade: fade as Fade })).toThrow(message)
})
