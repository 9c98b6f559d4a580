import { describe, expect, test } from 'vitest'
import { ColorField, Field, coordinate, fbm, perlin2, slope } from 'three-perlin'
import { clouds, lava, mossOnRock, snowOnSlopes, terrainLayers, wood } from 'three-perlin/presets'
import { compileGlsl } from '../../src/field/glslUnit'
import { ANIMATED, channelAt, PRESETS, type AnyPreset } from '../support/presetCases'

/** Points in a cube of 2 units, off the lattice, at a time. */
function points(count: number, t = 1.3): [number, number, number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const at = (stride: number) => 2 * ((0.37 + i * stride) % 1) - 1
    return [at(0.8191725), at(0.6710436), at(0.5497005), t]
  })
}

function values(preset: AnyPreset, at: [number, number, number, number]): number[] {
  return Object.values(preset.channels).flatMap((field) => channelAt(field, at))
}

function glslOf({ channels }: AnyPreset): string {
  const outputs = Object.entries(channels).flatMap(([name, field]) =>
    field instanceof Field || field instanceof ColorField ? [{ name, field, gradient: name === 'bump' }] : []
  )
  return compileGlsl([{ name: 'preset', footprint: true, outputs }]).source
}

test('there are all that are promised', () => {
  expect(PRESETS.map(([name]) => name)).toEqual([
    'brushedMetal',
    'clouds',
    'crackedEarth',
    'gasGiant',
    'granite',
    'lava',
    'leather',
    'marble',
    'mossOnRock',
    'planet',
    'rustyMetal',
    'sandstone',
    'snowOnSlopes',
    'terrainLayers',
    'water',
    'wood'
  ])
})

// Many octaves, on two busy cores.
const timeout = 30_000

describe.each(PRESETS)('%s', { timeout }, (name, make) => {
  test('has values everywhere, colours within 0 … 1', () => {
    const preset = make({ seed: 4 })
    for (const at of points(200)) {
      for (const value of values(preset, at)) expect(value).toBeTypeOf('number')
      expect(values(preset, at).every(Number.isFinite)).toBe(true)
      for (const value of channelAt(preset.channels.color, at)) {
        expect(value).toBeGreaterThanOrEqual(0)
        // Light tints brighten colours, where the picture clips them.
        expect(value).toBeLessThan(1.5)
      }
    }
  })

  test('says of each parameter and colour what a panel needs', () => {
    const { parameters, colors } = make()
    expect(Object.keys(parameters).length).toBeGreaterThanOrEqual(3)
    for (const { label, min = NaN, max = NaN, step, value } of Object.values(parameters)) {
      expect(label).toMatch(/^[A-Z]/)
      expect(step).toBeGreaterThan(0)
      expect(value).toBeGreaterThanOrEqual(min)
      expect(value).toBeLessThanOrEqual(max)
    }
    for (const { label, value } of Object.values(colors)) {
      expect(label).toMatch(/^[A-Z]/)
      expect(value).toMatch(/^#[\da-f]{6}$/)
    }
    expect(new Set(Object.values(parameters).map(({ label }) => label)).size).toBe(Object.keys(parameters).length)
  })

  test('shares its program with all others of its kind, whatever their seed and scale', () => {
    expect(glslOf(make({ seed: 2, scale: 3 }))).toBe(glslOf(make({ seed: 1 })))
  })

  test('is another with another seed, and the same with the same', () => {
    const at = points(20)
    const seen = (seed: number) => {
      const preset = make({ seed })
      return at.map((point) => values(preset, point))
    }
    expect(seen(5)).toEqual(seen(5))
    expect(seen(6)).not.toEqual(seen(5))
  })

  test(ANIMATED.includes(name) ? 'moves' : 'stands still', () => {
    const preset = make()
    const seen = (t: number) => points(20, t).map((point) => values(preset, point))
    if (ANIMATED.includes(name)) expect(seen(1)).not.toEqual(seen(0))
    else expect(seen(1)).toEqual(seen(0))
  })

  test('grows with its scale, and its relief as much', () => {
    // The ground has a size of its own.
    if (make().height) return
    const small = make({ scale: 0.5 })
    const large = make({ scale: 0.5 })
    large.parameters.scale.value = 2
    for (const [x, y, z, t] of points(50)) {
      for (const [channel, field] of Object.entries(small.channels)) {
        const other = large.channels[channel as keyof typeof large.channels]
        const expected = channelAt(field, [x, y, z, t])
        channelAt(other, [4 * x, 4 * y, 4 * z, t]).forEach((value, k) => {
          expect(value).toBeCloseTo(expected[k] * (channel === 'bump' ? 4 : 1), 8)
        })
      }
    }
  })

  test.each([
    [{ scale: 0 }, /`scale` must be a positive number, got 0/],
    [{ scale: '2' }, /`scale` must be a positive number/],
    [{ skale: 2 }, /there is no option `skale`/],
    [{ seed: 0.5 }, /seed/],
    [7, /options must be an object/],
    [null, /options must be an object/]
  ])('refuses %j', (options, message) => {
    expect(() => make(options as Record<string, unknown>)).toThrow(message)
  })
})

/** How a preset looks in numbers: means of its channels, and how far colours are spread. */
function looks(make: (typeof PRESETS)[number][1]): number[] {
  const preset = make({ seed: 3 })
  const at = points(600)
  const mean = (of: (point: [number, number, number, number]) => number) =>
    at.reduce((s, p) => s + of(p), 0) / at.length
  const light = [0, 1, 2].map(
    (k) => (p: [number, number, number, number]) => Math.sqrt(channelAt(preset.channels.color, p)[k])
  )
  const means = light.map(mean)
  const spread = light.map((of, k) => Math.sqrt(mean((p) => (of(p) - means[k]) ** 2)))
  const { roughness = 1, metalness = 0, opacity = 1, emissive = 0 } = preset.channels
  const others = [roughness, metalness, opacity, emissive].map((field) => mean((p) => channelAt(field, p)[0]))
  return [...means, ...spread, ...others]
}

test('each looks different from all others', { timeout }, () => {
  const all = PRESETS.map(([name, make]) => ({ name, numbers: looks(make) }))
  for (const a of all) {
    for (const b of all) {
      if (a.name >= b.name) continue
      const apart = Math.hypot(...a.numbers.map((value, k) => value - b.numbers[k]))
      // A tenth of the way from black to white is a difference that nobody overlooks.
      expect(apart, `${a.name} and ${b.name}`).toBeGreaterThan(0.1)
    }
  }
})

describe('options of single presets', { timeout }, () => {
  test('wood grows along its axis: fibres are long there', () => {
    for (const [k, axis] of (['x', 'y', 'z'] as const).entries()) {
      const { bump } = wood({ axis }).channels
      let along = 0
      let across = 0
      const gradient = [0, 0, 0]
      for (const [x, y, z] of points(300)) {
        bump.sampleGradient(x, y, z, gradient)
        along += gradient[k] ** 2
        across += gradient[(k + 1) % 3] ** 2
      }
      expect(across / along).toBeGreaterThan(50)
    }
    expect(() => wood({ axis: 'w' as 'x' })).toThrow(/wood: `axis` must be 'x', 'y' or 'z', got 'w'/)
  })

  test('lava repeats after a turn', () => {
    const { channels, parameters } = lava()
    parameters.speed.value = 0.25
    for (const [x, y, z] of points(50)) {
      const [now, later] = [1.5, 5.5].map((t) => channels.emissive.sample(x, y, z, t))
      // Sine and cosine of the turn round differently.
      now.forEach((value, k) => {
        expect(later[k]).toBeCloseTo(value, 9)
      })
    }
  })

  test('moss grows where it likes to', () => {
    const green = (growth: number) => {
      const { color } = mossOnRock({ growth }).channels
      return points(200).filter(([x, y, z]) => {
        const [r, g] = color.sample(x, y, z)
        return g > 1.1 * r
      }).length
    }
    expect(green(1)).toBeGreaterThan(150)
    expect(green(-1)).toBe(0)
  })

  test('a dome of clouds shows a level layer, and fades towards the horizon', () => {
    const { opacity } = clouds({ on: 'dome', scale: 0.4 }).channels
    const { opacity: sheet } = clouds({ scale: 0.4 }).channels
    for (const [x, , z] of points(100)) {
      const length = Math.hypot(x, 1, z)
      const elevation = 1 / length
      if (elevation < 0.3) continue
      expect(opacity.sample(x / length, 1 / length, z / length)).toBeCloseTo(sheet.sample(x, 1, z), 6)
    }
    expect(opacity.sample(1, 0.02, 0)).toBe(0)
    expect(opacity.sample(1, -0.5, 0)).toBe(0)
    expect(() => clouds({ on: 'ball' as 'dome' })).toThrow(/`on` must be 'sheet' or 'dome', got 'ball'/)
  })

  const height = fbm(perlin2({ axes: 'xz', frequency: 0.01 }), { octaves: 6 }).fit(0, 60)

  test.each([
    ['snowOnSlopes', snowOnSlopes],
    ['terrainLayers', terrainLayers]
  ])('%s lies on a ground that is given, however large', (name, make) => {
    const { height: used, channels, parameters } = make({ height })
    expect(used).toBe(height)
    expect(parameters.scale.value).toBeGreaterThan(20)
    let highest = [0, 0, -Infinity]
    const steepness = slope(height)
    for (const [x, , z] of points(4000).map((point) => point.map((c) => 500 * c))) {
      const y = height.sample(x, 0, z)
      if (y > highest[2] && steepness.sample(x, 0, z) < 15) highest = [x, z, y]
    }
    // There is snow on the highest gentle place.
    const color = channels.color.sample(highest[0], highest[2], highest[1])
    expect(Math.min(...color)).toBeGreaterThan(0.35)
    expect(() => make({ height: slope(height) })).toThrow(`${name}: \`height\` must be a field with a gradient`)
    expect(() => make({ height: 3 as unknown as Field })).toThrow(`${name}: \`height\` must be a field`)
    expect(() => make({ height: coordinate('x').mul(0).add(2) })).toThrow(name)
  })
})
