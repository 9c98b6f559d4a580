import { fbm, perlin3, toGLSL } from 'three-perlin'
import { VALUE_TOLERANCE } from '../../support/noiseTolerance'
import type { GpuCandidate } from './gpuCandidate'

const OCTAVES = 6
const field = fbm(perlin3(), { octaves: OCTAVES })

/** Six octaves as somebody writes them who calls perlin3 and adds up. */
const byHand = (table: string): string => `
float fbm6ByHand(vec3 p) {
  float sum = 0.0;
  float amplitude = 1.0;
  float frequency = 1.0;
  for (int octave = 0; octave < ${OCTAVES}; octave++) {
    vec3 shift = vec3(5.71875, 9.1328125, 7.5546875) * float(octave);
    sum += amplitude * perlin3(fbm6_permutation, fbm6_gradients, ${table}, p * frequency + shift);
    frequency *= 2.0;
    amplitude *= 0.5;
  }
  return sum;
}
`

/** A field as it is emitted, and the same by hand; the texts differ in the function of the field alone. */
export function fieldCandidates(): GpuCandidate[] {
  const { code, uniforms } = toGLSL(field, { name: 'fbm6' })
  const table = /fbm6_gradients, (.+?), /.exec(code.slice(code.indexOf('float fbm6(')))?.[1]
  if (!table) throw new Error('fieldCandidates: the field reads no table.')
  const common = {
    group: 'field',
    own: true,
    uniforms,
    expected: ([x, y, z]: readonly number[]) => field.sample(x, y, z),
    // Amplitudes sum up to 2. A point of up to 300 is exact, and so are its doublings; with its shift it rounds by half
    // an ulp, 2⁻¹⁶ · 2ᵏ in octave k, whose amplitude is 2⁻ᵏ, where noise slopes by at most 2.5.
    tolerance: { value: 2 * VALUE_TOLERANCE + OCTAVES * 2.5 * 2 ** -16, gradient: 0 },
    inAllStages: true
  } as const
  return [
    { ...common, name: 'fbm6', declarations: code, expression: 'fbm6(p.xyz)' },
    { ...common, name: 'fbm6 by hand', declarations: code + byHand(table), expression: 'fbm6ByHand(p.xyz)' }
  ]
}
