import { Color, Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import { describe, expect, test } from 'vitest'
import {
  coordinate,
  fbm,
  layers,
  mix,
  perlin2,
  perlin3,
  perlin4,
  ramp,
  slope,
  smoothstep,
  step,
  type ColorField,
  type RampStop
} from 'three-perlin'
import conesToLinearGlsl from '../../glsl/conesToLinear.glsl'
import { conesToLinear } from '../../src/field/conesToLinear'
import { compileGlsl } from '../../src/field/glslUnit'
import { joinGlsl } from '../../src/glslModule'
import { liveUniforms } from '../../src/material/fieldUniforms'
import { colorProbe, worstColor, type ColorTolerance } from '../support/colorParity'
import { drawnColor } from '../support/drawnColor'
import { probeGlsl, type ProbeStage } from '../support/glslProbe'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'
import { expectClose } from '../support/tolerance'

const renderer = useRenderer()
const stages = ['vertex', 'fragment'] as const
const x = coordinate('x')

/** Half a unit in the last place of a float32 of 1 … 2. */
const EPSILON = 2 ** -24

/**
 * By how much float32 may move a colour up to 1 of a ramp whose position is known to `moved`. Its stops, the differences
 * from them and the quotient round; so do both colours, their weights, products and sum, five times.
 *
 * @param extent - largest |position| and |stop|
 * @param narrowest - least distance of two stops
 */
function rampTolerance(extent: number, narrowest: number, moved = 0): number {
  return (moved + 5 * EPSILON * extent) / narrowest + 5 * EPSILON
}

/**
 * The way back from Oklab multiplies errors: a cube by 3, the sum of the largest row of its matrix by 7.7, and its own
 * products and sums round seven times.
 */
const oklab = (tolerance: number) => 7.7 * (3 * tolerance + 7 * EPSILON)

/**
 * By how much float32 may move noise of weight 1 and such a frequency, see fields.test.ts; what moves a coordinate moves
 * the noise by 2.5 times as much.
 */
const noise = (frequency: number, [px, py, pz]: readonly number[]) =>
  2e-6 + 2.5 * (50 * EPSILON + frequency * Math.max(...[px, py, pz].map(Math.abs)) * 2 * EPSILON)

function expectParity(
  color: ColorField,
  points: readonly (readonly number[])[],
  stage: ProbeStage,
  tolerance: ColorTolerance,
  footprint = 0
) {
  const probe = colorProbe(renderer, color, points, stage, footprint)
  expect(worstColor(color, points, probe.sample(), tolerance, footprint)).toBeLessThan(1)
  probe.dispose()
}

const rng = randomNumbers(5)
const within = (extent: number) => Math.fround((rng() * 2 - 1) * extent)
const along = Array.from({ length: 400 }, (_, i) => [i < 20 ? i - 10 : within(12)])
const points = Array.from({ length: 300 }, () => [within(200), within(200), within(200), within(10)])

describe.each(stages)('in the %s stage', (stage) => {
  test.each(Array.from({ length: 24 }, (_, i) => i))('random ramp %i is the same as on the CPU', (seed) => {
    const random = randomNumbers(100 + seed)
    const space = seed % 2 === 0 ? 'linear' : 'oklab'
    let place = -10
    const stops = Array.from({ length: 2 + Math.floor(random() * 6) }, (_, i): RampStop => {
      // The closest ones an eighth apart, some without any distance.
      place += random() < 0.2 ? 0 : 0.125 + random() * 4
      const number = i % 2 === 0 ? place : Math.round(place)
      place = Math.max(place, number)
      const color = [random(), random(), random()] as const
      return [random() < 0.3 ? { value: place } : place, random() < 0.3 ? { value: color } : color]
    })
    const tolerance = rampTolerance(30, 0.125)
    // Points on and beside every stop, where float32 may round a stop to the other side of them.
    const atStops = stops.flatMap(([stop]) => {
      const number = Math.fround(typeof stop === 'number' ? stop : (stop as { value: number }).value)
      return [[number], [number - 0.01], [number + 0.01]].map(([value]) => [Math.fround(value)])
    })
    const color = ramp(x, stops, { space })
    expectParity(color, [...along, ...atStops], stage, () => (space === 'oklab' ? oklab(tolerance) : tolerance))
  })

  test('the way back from Oklab is the same as on the CPU', () => {
    const roots = Array.from({ length: 2000 }, () => [0, 0, 0].map(() => Math.fround(rng())))
    const actual = probeGlsl(renderer, {
      expression: 'perlinConesToLinear(a.xyz)',
      declarations: joinGlsl([conesToLinearGlsl]),
      a: roots,
      stage
    })
    const expected = roots.flatMap((point) => {
      const color = Float64Array.from(point)
      conesToLinear(color, 0)
      return [...color, 0]
    })
    expectClose(actual, expected, oklab(0))
  })

  test.each([
    ['linear', 0],
    ['oklab', 0],
    ['linear', 0.7]
  ] as const)('noise along a ramp in %s space, with a footprint of %d', (space, footprint) => {
    const field = fbm(perlin3({ seed: 4, frequency: 0.1 }), { octaves: 3, shifts: 'none' })
    const color = ramp(
      field,
      [
        [-0.7, '#20314a'],
        [-0.1, '#d8c08c'],
        [0, '#3f5d2f'],
        [0.6, '#f4f6fa']
      ],
      { space }
    )
    // Three octaves weigh 1.75; their frequencies grow as their weights fall.
    const tolerance = (point: readonly number[]) => rampTolerance(1, 0.1, 1.75 * noise(0.3, point))
    expectParity(color, points, stage, (p) => (space === 'oklab' ? oklab(tolerance(p)) : tolerance(p)), footprint)
  })

  test('layers with masks of all kinds, over and under each other', () => {
    const height = perlin2({ axes: 'xz', frequency: 0.1, seed: 5 })
    const drift = perlin4({ frequency: [0.1, 0.1, 0.1, 1] })
    const ground = ramp(height, [
      [-0.6, '#3f5d2f'],
      [{ value: 0.6 }, '#7d7468']
    ])
    const color = layers(ground, [
      ['#555', smoothstep(1, 6, slope(height))],
      [
        ramp(
          drift,
          [
            [-1, '#fff'],
            [1, '#8ac']
          ],
          { space: 'oklab' }
        ),
        height.mul(2)
      ],
      [{ value: 0xd04020 }, step(0.4, drift)],
      [ground.mul(mix(0.2, 1.8, height)), 0.3]
    ]).mul(0.9)
    // A slope in degrees is up to 57.3 times the gradient's error, 0.1 · (1e-5 + 15 · shift and rounding), over 5 degrees,
    // times the 1.5 of smoothstep; each other mask is at most twice a noise; five colours that are not above 1.8.
    const tolerance = (point: readonly number[]) => {
      const n = noise(0.1, point)
      const steep = ((57.3 * 1.5) / 5) * 0.1 * (1e-5 + 6 * n)
      return 1.8 * (steep + oklab(rampTolerance(1, 1.2, n)) + 2 * n + rampTolerance(1, 1, 1.6 * n))
    }
    expectParity(color, points, stage, tolerance)
  })

  test('live colours and stops change both sides, and make no NaN where they cross', () => {
    const sand = { value: new Color('#d8c08c') as Color | string | readonly [number, number, number] }
    const grass = { value: '#3f5d2f' as string | number }
    const line = { value: 2 }
    const mask = { value: 0.5 }
    const factor = { value: 1 }
    const stops: RampStop[] = [
      [-5, sand],
      [line, grass],
      [5, '#fff']
    ]
    const color = layers(ramp(x, stops), [[ramp(x, stops, { space: 'oklab' }), mask]]).mul(factor)
    const probe = colorProbe(renderer, color, along, stage)
    const changes = [
      () => (sand.value as Color).setRGB(0.1, 0.9, 0.2),
      () => (sand.value = '#00f'),
      () => (sand.value = [0.9, 0.8, 0.7]),
      () => (grass.value = 0xff0000),
      () => (line.value = -4),
      () => (line.value = 5),
      () => (line.value = 8),
      () => (line.value = -5),
      () => (line.value = 3),
      () => (line.value = -30),
      () => (mask.value = 7),
      () => (factor.value = 0.5)
    ]
    let before = probe.sample()
    for (const change of [() => null, ...changes]) {
      change()
      const now = probe.sample()
      expect(worstColor(color, along, now, () => oklab(rampTolerance(30, 1)))).toBeLessThan(1)
      if (changes.includes(change as never)) expect(now).not.toEqual(before)
      before = now
    }
    probe.dispose()
  })
})

test('live colours and stops change what one and the same program draws', () => {
  const sun = { value: new Color(0.9, 0.5, 0.1) as Color | string }
  const line = { value: 1 }
  const color = ramp(
    x,
    [
      [-1, sun],
      [line, '#000']
    ],
    { space: 'oklab' }
  )
  const unit = compileGlsl([{ field: color }])
  const material = new ShaderMaterial({
    uniforms: liveUniforms(unit),
    vertexShader: 'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `${unit.source}void main() { gl_FragColor = vec4(${unit.functions[0].name}(vec3(0.0)), 1.0); }`
  })
  const mesh = new Mesh(new PlaneGeometry(), material)
  const programs = new Set<number | undefined>()
  for (const change of [
    () => null,
    () => (sun.value as Color).setRGB(0, 0.2, 0.9),
    () => (sun.value = '#fa0'),
    () => (line.value = 0.1)
  ]) {
    change()
    expectClose(drawnColor(renderer, mesh), color.sample(0), oklab(rampTolerance(1, 1)))
    programs.add(renderer.info.programs?.length)
  }
  expect([...programs]).toEqual([1])
  material.dispose()
  mesh.geometry.dispose()
})

describe("beside the browser's own colours", () => {
  // Its numbers have six digits, and are float32.
  const BROWSER = 2e-6
  // Its way to Oklab leads through XYZ with matrices as ICC profiles have them, rounded to 2⁻¹⁶: three coefficients a row,
  // and the way back, whose largest row sums up to 5.3.
  const BROWSER_OKLAB = 3 * 2 ** -17 * 5.3

  /** Linear red, green and blue of a colour of CSS. */
  function css(color: string): number[] {
    const element = document.createElement('div')
    element.style.color = `color(from ${color} srgb-linear r g b)`
    document.body.append(element)
    const text = getComputedStyle(element).color
    element.remove()
    return text
      .replace(/.*srgb-linear /, '')
      .replace(')', '')
      .split(' ')
      .map(Number)
  }

  const colors = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#3f5d2f', '#d8c08c', '#0b0a0c']

  test.each(colors)('%s is the same', (color) => {
    expectClose(layers(color, []).sample(0), css(color), BROWSER)
  })

  test.each(colors.flatMap((a, i) => colors.slice(i + 1).map((b) => [a, b] as const)))(
    'a ramp from %s to %s is color-mix',
    (a, b) => {
      for (const space of ['linear', 'oklab'] as const) {
        const color = ramp(
          x,
          [
            [0, a],
            [100, b]
          ],
          { space }
        )
        for (const percent of [10, 50, 75]) {
          const mixed = css(`color-mix(in ${space === 'linear' ? 'srgb-linear' : space}, ${b} ${percent}%, ${a})`)
          const cut = mixed.map((channel) => Math.max(channel, 0))
          expectClose(color.sample(percent), cut, space === 'oklab' ? BROWSER_OKLAB : BROWSER)
        }
      }
    }
  )
})
