import { describe, expect, test } from 'vitest'
import { probeGlsl } from '../support/glslProbe'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const texts = import.meta.glob<string>('../../glsl/*.glsl', { query: '?glslify', import: 'default', eager: true })
const bundles = Object.entries(texts).map(([path, text]) => ({ name: path.split('/').at(-1) ?? path, text }))

test('there are files', () => {
  expect(bundles.length).toBeGreaterThan(0)
})

// A raw material brings nothing along: the bundle must say all precisions itself.
describe.each(['vertex', 'fragment'] as const)('through glslify, in the %s stage', (stage) => {
  const compile = (declarations: string, defines = {}) => {
    const result = probeGlsl(renderer, { expression: 'a.x', declarations, defines, a: [[3]], stage, raw: true })
    expect(result[0]).toBe(3)
  }

  test.each(bundles)('$name compiles', ({ text }) => {
    compile(text)
    compile(text, { PERLIN_LITERAL: 1 })
  })

  test('all files, each bundled by itself, compile together', () => {
    compile(bundles.map(({ text }) => text).join('\n'))
  })
})
