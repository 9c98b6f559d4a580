import { chunks, createNoise, perlinUniforms } from 'three-perlin'
import { GRADIENT_TOLERANCE, VALUE_TOLERANCE } from '../../support/noiseTolerance'
import type { GpuCandidate } from './gpuCandidate'
import { AGAIN } from './sectionResult'

// Perlin's own table on both sides.
const noise = createNoise()
const uniforms = perlinUniforms()

const NOISES = [
  { name: 'perlin2', chunk: chunks.perlin_noise2, group: '2D', cut: 'p.xy', gradient: 'vec2', period: 'ivec2(7, 5)' },
  {
    name: 'perlin3',
    chunk: chunks.perlin_noise3,
    group: '3D',
    cut: 'p.xyz',
    gradient: 'vec3',
    period: 'ivec3(7, 5, 9)'
  },
  {
    name: 'perlin4',
    chunk: chunks.perlin_noise4,
    group: '4D',
    cut: 'p',
    gradient: 'vec4',
    period: 'ivec4(7, 5, 9, 8)'
  },
  { name: 'value2', chunk: chunks.perlin_value2, group: '2D', cut: 'p.xy', gradient: 'vec2', period: 'ivec2(7, 5)' },
  { name: 'value3', chunk: chunks.perlin_value3, group: '3D', cut: 'p.xyz', gradient: 'vec3', period: 'ivec3(7, 5, 9)' }
] as const
const PERIOD = [7, 5, 9, 8]

const TAPS = `${chunks.perlin_noise3}
float perlin3Taps(vec3 p, out vec3 g) {
  const float h = 0.01;
  float n = perlin3(p);
  g = vec3(perlin3(p + vec3(h, 0.0, 0.0)), perlin3(p + vec3(0.0, h, 0.0)), perlin3(p + vec3(0.0, 0.0, h)));
  g = (g - n) / h;
  return n;
}
`

/** Noise in all its forms; perlin3 twice, which shows how much a comparison may be off. */
export function ownCandidates(): GpuCandidate[] {
  const forms = NOISES.flatMap(({ name, chunk, group, cut, gradient, period }) => {
    const perlin = name.startsWith('perlin')
    const own = (form: string, expression: string, extras: Partial<GpuCandidate> = {}): GpuCandidate => ({
      name: `${name}${form}`,
      group,
      own: true,
      declarations: chunk,
      expression,
      uniforms,
      tolerance: { value: VALUE_TOLERANCE, gradient: GRADIENT_TOLERANCE },
      expected: twin(name, form),
      ...extras
    })
    const plain = own('', `${name}(${cut})`, { inAllStages: perlin })
    const withGradient = own('Gradient', `${name}Gradient(${cut}, g)`, { gradient, inAllStages: name === 'perlin3' })
    if (!perlin) return [plain, withGradient]
    return [
      plain,
      withGradient,
      own('Periodic', `${name}Periodic(${cut}, ${period})`),
      own('PeriodicGradient', `${name}PeriodicGradient(${cut}, ${period}, g)`, { gradient }),
      { ...plain, name: `${name} literal`, declarations: `#define PERLIN_LITERAL\n${chunk}`, inAllStages: false }
    ]
  })
  const perlin3 = forms.find(({ name }) => name === 'perlin3')
  const gradient3 = forms.find(({ name }) => name === 'perlin3Gradient')
  if (!perlin3 || !gradient3) throw new Error('ownCandidates: perlin3 is missing.')
  return [
    ...forms,
    { ...perlin3, name: `perlin3${AGAIN}` },
    {
      ...gradient3,
      name: 'perlin3, four taps',
      declarations: TAPS,
      expression: 'perlin3Taps(p.xyz, g)',
      inAllStages: false,
      // A forward difference over h is off by h/2 of the second derivative, which is below 15.
      tolerance: { value: VALUE_TOLERANCE, gradient: 0.005 * 15 + (2 * VALUE_TOLERANCE) / 0.01 }
    }
  ]
}

/** The function on the CPU. */
function twin(name: (typeof NOISES)[number]['name'], form: string): (p: readonly number[], g: number[]) => number {
  const dimension = Number(name.at(-1))
  const evaluate = (noise as unknown as Record<string, (...parameters: unknown[]) => number>)[name + form]
  const periods = form.startsWith('Periodic') ? PERIOD.slice(0, dimension) : []
  return (p, g) => evaluate(...p.slice(0, dimension), ...periods, ...(form.endsWith('Gradient') ? [g] : []))
}
