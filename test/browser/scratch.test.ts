import { test } from 'vitest'
import { useRenderer } from '../support/renderer'
import { probeGlsl } from '../support/glslProbe'
import { noisePoints } from '../support/noisePoints'
import { createNoise, chunks, perlinUniforms } from 'three-perlin'
import { NOISE_KINDS } from '../../src/noise/catalogue'

const renderer = useRenderer()
const noise = createNoise() as any
const uniforms = perlinUniforms()
const swizzle = ['x', 'xy', 'xyz', 'xyzw']
test('x', () => {
  const report: string[] = []
  for (const kind of NOISE_KINDS) {
    const d = kind.dimension
    const v = ['float', 'vec2', 'vec3', 'vec4'][d - 1], iv = ['int', 'ivec2', 'ivec3', 'ivec4'][d - 1]
    const chunk = (chunks as any)[kind.name === 'valueGradient2' ? 'perlin_value_gradient2' : kind.name.startsWith('value') ? `perlin_value${d}` : `perlin_noise${d}`]
    const declarations = chunk + `
highp vec4 probed(highp vec4 a, highp ivec4 b, highp int what) {
  highp ${v} p = a.${swizzle[d - 1]};
  highp ${iv} period = b.${swizzle[d - 1]};
  highp ${v} g;
  highp float n;
  if (what == 0) return vec4(${kind.name}(p));
  if (what == 1) return vec4(${kind.name}Periodic(p, period));
  n = (what & 1) == 0 ? ${kind.name}Gradient(p, g) : ${kind.name}PeriodicGradient(p, period, g);
  return what < 4 ? vec4(n) : probeFill(g);
}`
    const periods = [[3, 7, 256, 1], [256, 1, 5, 128], [1, 255, 2, 10], [17, 4, 100, 256]]
    const pts = [0, 1, 2, 3, 4, 5].flatMap((what) => noisePoints.map((p, i) => ({ p, what, period: periods[i % 4] })))
    const a = pts.map((x) => x.p)
    const b = pts.map((x) => [x.period[0] + 512 * x.what, ...x.period.slice(1)])
    for (const stage of ['vertex', 'fragment'] as const) for (const literal of [false, true]) for (const raw of [false, true]) {
      const t0 = performance.now()
      const out = probeGlsl(renderer, { expression: 'probed(a, ivec4(b) & 511, int(b.x) >> 9)', declarations, uniforms, a, b, stage, raw, defines: literal ? { PERLIN_LITERAL: '' } : {} })
      const ms = performance.now() - t0
      const worst = [0, 0, 0, 0, 0, 0]; const where: any[] = []
      pts.forEach(({ p, what, period }, i) => {
        const q = p.slice(0, d), per = period.slice(0, d); const g = [0, 0, 0, 0]
        let e: number[]
        if (what === 0) e = [noise[kind.name](...q)]
        else if (what === 1) e = [noise[kind.name + 'Periodic'](...q, ...per)]
        else { const n = what & 1 ? noise[kind.name + 'PeriodicGradient'](...q, ...per, g) : noise[kind.name + 'Gradient'](...q, g); e = what < 4 ? [n] : g.slice(0, d) }
        e.forEach((x, k) => { const err = Math.abs(x - out[4 * i + k]); if (!(err <= worst[what])) { worst[what] = err; where[what] = [p, per, x, out[4 * i + k]] } })
      })
      report.push(`${kind.name} ${stage} ${literal ? 'literal' : 'table'} ${raw ? 'raw' : 'sm'} ${ms.toFixed(0)}ms ` + worst.map((w) => w.toExponential(1)).join(' ') + (worst.some((w) => !(w < 5e-5)) ? JSON.stringify(where) : ''))
    }
  }
  console.log(report.join('\n'))
})
