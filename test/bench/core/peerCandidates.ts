import { Common, Perlin, Simplex } from 'gl-noise/build/glNoise.m.js'
import cnoise2 from 'glsl-noise/classic/2d.glsl?raw'
import cnoise3 from 'glsl-noise/classic/3d.glsl?raw'
import cnoise4 from 'glsl-noise/classic/4d.glsl?raw'
import pnoise2 from 'glsl-noise/periodic/2d.glsl?raw'
import pnoise3 from 'glsl-noise/periodic/3d.glsl?raw'
import pnoise4 from 'glsl-noise/periodic/4d.glsl?raw'
import snoise2 from 'glsl-noise/simplex/2d.glsl?raw'
import snoise3 from 'glsl-noise/simplex/3d.glsl?raw'
import snoise4 from 'glsl-noise/simplex/4d.glsl?raw'
import type { GpuCandidate } from './gpuCandidate'
import { captureMxNoise } from './captureMxNoise'

const glPerlin = `${Common}\n${Perlin}\n`
const glSimplex = `${Common}\n${Simplex}\n`

const rows: readonly Omit<GpuCandidate, 'own'>[] = [
  { name: 'glsl-noise cnoise2', group: '2D', declarations: cnoise2, expression: 'cnoise(p.xy)', inAllStages: true },
  { name: 'glsl-noise pnoise2', group: '2D', declarations: pnoise2, expression: 'pnoise(p.xy, vec2(7.0, 5.0))' },
  { name: 'glsl-noise snoise2', group: '2D', declarations: snoise2, expression: 'snoise(p.xy)' },
  { name: 'gl-noise perlin2', group: '2D', declarations: glPerlin, expression: 'gln_perlin(p.xy)' },
  { name: 'gl-noise simplex2', group: '2D', declarations: glSimplex, expression: 'gln_simplex(p.xy)' },
  { name: 'glsl-noise cnoise3', group: '3D', declarations: cnoise3, expression: 'cnoise(p.xyz)', inAllStages: true },
  { name: 'glsl-noise pnoise3', group: '3D', declarations: pnoise3, expression: 'pnoise(p.xyz, vec3(7.0, 5.0, 9.0))' },
  { name: 'glsl-noise snoise3', group: '3D', declarations: snoise3, expression: 'snoise(p.xyz)', inAllStages: true },
  { name: 'gl-noise perlin3', group: '3D', declarations: glPerlin, expression: 'gln_perlin(p.xyz)' },
  {
    name: 'gl-noise simplex3',
    group: '3D',
    declarations: glSimplex,
    expression: 'gln_simplex(p.xyz)',
    inAllStages: true
  },
  { name: 'glsl-noise cnoise4', group: '4D', declarations: cnoise4, expression: 'cnoise(p)', inAllStages: true },
  { name: 'glsl-noise pnoise4', group: '4D', declarations: pnoise4, expression: 'pnoise(p, vec4(7.0, 5.0, 9.0, 8.0))' },
  { name: 'glsl-noise snoise4', group: '4D', declarations: snoise4, expression: 'snoise(p)' }
]

/** Other people's noise, as they ship it. */
export async function peerCandidates(): Promise<GpuCandidate[]> {
  const [mx2, mx3] = await captureMxNoise()
  const captured: typeof rows = [
    { name: 'three mx_noise_float, 2D', group: '2D', ...mx2 },
    { name: 'three mx_noise_float, 3D', group: '3D', ...mx3, inAllStages: true }
  ]
  return [...rows, ...captured].map((row) => ({ ...row, own: false }))
}
