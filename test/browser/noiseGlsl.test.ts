import { describe, expect, test } from 'vitest'
import { joinGlsl, type GlslModule } from '../../src/glslModule'
import { useRenderer } from '../support/renderer'

const gl = useRenderer().getContext()

const modules = Object.entries(import.meta.glob<GlslModule>('../../glsl/*.glsl', { eager: true, import: 'default' }))

/** What three writes above a shader of a material with this precision; a raw one has nothing. */
const defaults = {
  raw: '',
  ...Object.fromEntries(
    ['highp', 'mediump', 'lowp'].map((precision) => [
      precision,
      ['float', 'int', 'sampler2D', 'usampler2DArray'].map((type) => `precision ${precision} ${type};\n`).join('')
    ])
  )
}

/** What the compiler has to say, if anything. */
function complaints(stage: 'VERTEX_SHADER' | 'FRAGMENT_SHADER', head: string, text: string): string | null {
  const shader = gl.createShader(gl[stage])
  if (!shader) throw new Error('The GL context is lost.')
  gl.shaderSource(shader, `#version 300 es\n${head}${text}\nvoid main() {}`)
  gl.compileShader(shader)
  const log = gl.getShaderParameter(shader, gl.COMPILE_STATUS) ? '' : gl.getShaderInfoLog(shader)
  gl.deleteShader(shader)
  return log
}

describe.each(Object.entries(defaults))('with the default precision of a %s material', (_, precision) => {
  test.each(modules)('%s compiles with nothing but what it requires', (_path, module) => {
    for (const define of ['', '#define PERLIN_LITERAL\n']) {
      for (const stage of ['VERTEX_SHADER', 'FRAGMENT_SHADER'] as const) {
        expect(complaints(stage, define + precision, joinGlsl([module]))).toBe('')
      }
    }
  })
})

test('all files compile together, in any order', () => {
  const all = modules.map(([, module]) => module)
  for (const order of [all, [...all].reverse()]) {
    expect(complaints('FRAGMENT_SHADER', '', joinGlsl(order))).toBe('')
    // Each with its requirements, so that most come several times.
    expect(complaints('FRAGMENT_SHADER', '', order.map((module) => joinGlsl([module])).join(''))).toBe('')
  }
})
