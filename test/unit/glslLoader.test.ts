import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { compactGlsl } from '../../glsl/compact'
import { glslLoader } from '../../glsl/loader'
import { readGlslFile } from '../../glsl/readGlslFile'
import { joinGlsl, type GlslModule } from '../../src/glslModule'
import base from '../fixtures/glsl/base.glsl'
import rawBase from '../fixtures/glsl/base.glsl?raw'
import left from '../fixtures/glsl/left.glsl'
import right from '../fixtures/glsl/right.glsl'
import top from '../fixtures/glsl/top.glsl'

const fixtures = resolve(import.meta.dirname, '../fixtures/glsl')

describe('an imported .glsl', () => {
  test('is named after the function that it exports', () => {
    expect([base.name, left.name, top.name]).toEqual(['testBase', 'testLeft', 'testTop'])
  })

  test('has the modules that it requires, each of them once', () => {
    expect(base.requires).toEqual([])
    expect(top.requires).toEqual([left, right])
    expect(left.requires[0]).toBe(base)
    expect(right.requires[0]).toBe(base)
  })

  test('has what a compiler reads, line by line', () => {
    expect(base.source.split('\n')).toEqual([
      '#ifndef TEST_BASE',
      '#define TEST_BASE',
      'highp float testBase(highp float x){',
      'return x- -1.0;',
      '}',
      '#endif'
    ])
  })

  test('is the untouched text with ?raw', () => {
    expect(rawBase).toContain('// The shared end of a diamond')
    expect(rawBase).toContain('#pragma glslify: export(testBase)')
  })
})

describe('compactGlsl', () => {
  test.each([
    ['a  +  b', 'a+b'],
    ['a - -b + +c', 'a- -b+ +c'],
    ['i++ + ++j', 'i++ + ++j'],
    ['return  x', 'return x'],
    ['int/* why */x; // because', 'int x;'],
    ['f(a,\n  // the second\n  b)', 'f(a,\nb)'],
    ['255u & 0xFFu', '255u&0xFFu'],
    ['1e-3 * .5', '1e-3*.5'],
    ['  #ifdef X  \n  y;\n\n\n  #endif', '#ifdef X\ny;\n#endif'],
    ['#pragma optimize(on)\nx;', '#pragma optimize(on)\nx;']
  ])('%j becomes %j', (source, compact) => {
    expect(compactGlsl(source)).toBe(compact)
  })
})

describe('joinGlsl', () => {
  test('emits each file once, and first what others call', () => {
    const lines = (...modules: GlslModule[]) => modules.map(({ source }) => `${source}\n`).join('')
    expect(joinGlsl([top])).toBe(lines(base, left, right, top))
    expect(joinGlsl([right, top, base])).toBe(lines(base, right, left, top))
  })

  test('of nothing is nothing', () => {
    expect(joinGlsl([])).toBe('')
  })
})

describe('a file that cannot be loaded names itself and the cause', () => {
  test.each([
    ['otherName', /otherName\.glsl: `renamed` requires \.\/base, which exports `testBase`/],
    ['noExport', /noExport\.glsl: exports nothing/],
    ['missing', /missing\.glsl: .*nowhere/]
  ])('%s', async (name, message) => {
    await expect(readGlslFile(resolve(fixtures, `${name}.glsl`))).rejects.toThrow(message)
  })
})

test('a bundler keeps one copy of a shared file and drops files that nobody calls', async () => {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [glslLoader()],
    build: { write: false, minify: false, lib: { entry: resolve(fixtures, 'bundled.ts'), formats: ['es'] } }
  })) as Rolldown.RolldownOutput[]
  const { code } = output[0]
  expect(code.match(/#define TEST_BASE/g)).toHaveLength(1)
  expect(code).toContain('TEST_LEFT')
  expect(code).not.toContain('TEST_LONELY')
})
