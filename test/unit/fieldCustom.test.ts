import { describe, expect, test } from 'vitest'
import { custom, fbm, origin, slope, type CustomOptions, type Field } from 'three-perlin/cpu'
import { compileGlsl } from '../../src/field/glslUnit'

const target = [0, 0, 0]

const square: CustomOptions = {
  glsl: 'gradient = 2.0 * p;\n  return dot(p, p);',
  sample: (x, y, z) => x * x + y * y + z * z,
  gradient: (x, y, z, _t, g) => {
    g[0] = 2 * x
    g[1] = 2 * y
    g[2] = 2 * z
  }
}
const plain: CustomOptions = { glsl: 'return p.x;', sample: (x) => x }

test('samples the function, and its gradient', () => {
  const field = custom(square)
  expect(field.sample(1, 2, 3)).toBe(14)
  expect(field.frequency(2).sampleGradient(1, 2, 3, target)).toBe(56)
  expect(target).toEqual([8, 16, 24])
  expect(fbm(custom({ ...plain, sample: (x) => Math.abs(x) }), { octaves: 2 }).sample(-1)).toBe(2)
})

test('gets the time, if its axes say so', () => {
  const field = custom({ glsl: 'return t;', sample: (_x, _y, _z, t) => t, axes: 't' })
  expect(field.sample(1, 2, 3, 4)).toBe(4)
  expect(compileGlsl([{ field }]).functions[0].usesTime).toBe(true)
  expect(compileGlsl([{ field: custom(plain) }]).functions[0].usesTime).toBe(false)
})

test('reads live uniforms on both sides, and lists them', () => {
  const k = { value: 2 }
  const field = custom({ glsl: 'return k * p.x;', sample: (x) => k.value * x, uniforms: { k } })
  const unit = compileGlsl([{ field }])
  expect(unit.uniforms.has(k)).toBe(true)
  expect(field.sample(3)).toBe(6)
  k.value = 5
  expect(field.sample(3)).toBe(15)
  expect(field.parameters()).toMatchObject([{ path: 'custom.uniforms.k', value: 5, live: k }])
})

test('has the range that it is given, or none', () => {
  expect(custom(plain).range()).toEqual([-Infinity, Infinity])
  expect(custom({ ...plain, range: [-1, 2] }).range()).toEqual([-1, 2])
})

describe('in GLSL', () => {
  const declared = (field: Field) =>
    [...compileGlsl([{ field }]).source.matchAll(/float (perlinCustom_\w+)\(/g)].map(([, name]) => name)

  test('two customs have different names, equal ones one', () => {
    const other = custom({ glsl: 'return p.y;', sample: (_x, y) => y })
    const names = declared(custom(plain).add(other))
    expect(new Set(names).size).toBe(2)
    const { source } = compileGlsl([{ field: custom(plain).add(custom({ ...plain, sample: (x) => x })) }])
    expect(new Set(source.match(/#ifndef PERLIN_CUSTOM\w+/g)).size).toBe(1)
  })

  test('customs of different uniforms are different functions', () => {
    const [a, b] = ['a', 'b'].map((name) => custom({ ...plain, uniforms: { [name]: { value: 1 } } }))
    expect(new Set(declared(a.add(b))).size).toBe(2)
  })

  test('has its name', () => {
    expect(declared(custom({ ...plain, name: 'dunes' }))[0]).toMatch(/^perlinCustom_dunes_\w+$/)
  })

  test('helper functions come once, before what calls them', () => {
    const functions = 'highp float twice(highp float x) { return 2.0 * x; }'
    const [a, b] = ['p.x', 'p.y'].map((c) => custom({ glsl: `return twice(${c});`, sample: (x) => x, functions }))
    const { source } = compileGlsl([{ field: a.add(b) }])
    expect(source.indexOf(functions)).toBeGreaterThan(0)
    expect(source.indexOf(functions)).toBeLessThan(source.indexOf('twice(p.x)'))
    expect(new Set(source.match(/#ifndef PERLIN_CUSTOM\w+/g)).size).toBe(3)
  })

  test('one field is evaluated once, and its gradient is in no text that needs none', () => {
    const field = custom(square)
    const { source } = compileGlsl([{ field: field.add(field) }])
    expect(source.match(/= perlinCustom_\w+\(/g)).toHaveLength(1)
    expect(source).not.toMatch(/vec3 g\d+ =/)
  })
})

test('without a gradient it refuses what needs one, by its name', () => {
  const why = 'the field has no gradient, because `dunes` in it has none'
  expect(() => custom({ ...plain, name: 'dunes' }).sampleGradient(0, 0, 0, target)).toThrow(`sampleGradient: ${why}`)
  expect(() => slope(custom({ ...plain, name: 'dunes' }))).toThrow(`slope: ${why}`)
  expect(() => origin(custom(plain), [1, 2, 3])).toThrow(/origin: `custom` in the field needs the point itself/)
})

describe('bad input', () => {
  test.each<[string, object, RegExp]>([
    ['no GLSL', { sample: plain.sample }, /custom: `glsl` must be the body of a function, .*got undefined/],
    ['an expression', { ...plain, glsl: 'p.x' }, /custom: `glsl` must be the body .*got 'p\.x'/],
    ['a whole function', { ...plain, glsl: 'float f(vec3 p) { return p.x; }' }, /custom: `glsl` .*into `functions`/],
    ['no sample', { glsl: plain.glsl }, /custom: `sample` must be a function .*got undefined/],
    [
      'a sample of nothing',
      { ...plain, sample: () => undefined },
      /custom: `sample` must return a number, got undefined/
    ],
    ['a gradient in JavaScript alone', { ...plain, gradient: square.gradient }, /custom: `glsl` must write `gradient`/],
    [
      'a gradient in GLSL alone',
      { ...square, gradient: undefined },
      /custom: `gradient` must be a function, since `glsl`/
    ],
    ['a gradient that is a number', { ...square, gradient: 3 }, /custom: `gradient` must be a function .*got 3/],
    [
      'a gradient that writes nothing',
      { ...square, gradient: () => [1, 2, 3] },
      /custom: `gradient` must write .*target\[0\]/
    ],
    [
      'two derivatives',
      { ...square, gradient: (_x: 0, _y: 0, _z: 0, _t: 0, g: number[]) => void (g[0] = g[1] = 0) },
      /target\[2\]/
    ],
    [
      'functions as a list',
      { ...plain, functions: ['a'] },
      /custom: `functions` must be GLSL functions, got an array of 1/
    ],
    [
      'a uniform NaN',
      { ...plain, uniforms: { k: { value: NaN } } },
      /custom: `k` must be a finite number in its `value`/
    ],
    [
      'a uniform p',
      { ...plain, uniforms: { p: 1 } },
      /custom: `uniforms` must have GLSL names other than p, t, gradient .*'p'/
    ],
    ['a uniform that is no name', { ...plain, uniforms: { 'a b': 1 } }, /custom: `uniforms` .*got 'a b'/],
    ['uniforms null', { ...plain, uniforms: null }, /custom: `uniforms` must be an object/],
    ['axes', { ...plain, axes: 'xw' }, /custom: `axes` must be different letters of 'xyzt', got 'xw'/],
    ['no axes', { ...plain, axes: '' }, /custom: `axes`/],
    ['a range of one', { ...plain, range: [1] }, /custom: `range` must be \[lowest, highest\], got an array of 1/],
    ['a range upside down', { ...plain, range: [1, 0] }, /custom: `range`/],
    [
      'a name of two words',
      { ...plain, name: 'my dunes' },
      /custom: `name` must be an identifier such as dunes, got 'my dunes'/
    ],
    ['a misspelt option', { ...plain, sampel: 1 }, /custom: there is no option `sampel`/]
  ])('%s', (_name, options, message) => {
    expect(() => custom(options as CustomOptions)).toThrow(message)
  })

  test('options null', () => {
    expect(() => custom(null as never)).toThrow(/custom: options must be an object/)
  })
})
