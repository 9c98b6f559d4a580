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
    { ...perlin3, name: 'proto A', declarations: PROTO, expression: 'protoPerlin3(p.xyz)' },
    { ...perlin3, name: 'proto B 2D texture', declarations: PROTOB, expression: 'protoPerlin3(p.xyz)', uniforms: {...uniforms, uF: { value: UF } } },
    { ...perlin3, own: false, expected: undefined, name: 'proto dot', declarations: '', expression: 'fract(dot(p.xyz, vec3(0.25))) * 2.0 - 1.0' },
    { ...perlin3, own: false, expected: undefined, name: 'proto min', declarations: '', expression: 'fract(p.x) * 2.0 - 1.0' },
    { ...perlin3, name: 'proto direct', expression: 'perlin3(perlinPermutation, perlinGradients, vec2(0.5, 1.0), p.xyz)' },
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

const PROTO = `// 3D K3s scalar, field, fract-safe coordinates; call: perlin3(p)
// textures:
//   perlinPermutation: 256x1 RG8 filter NEAREST
//   uF: 256x256 RGBA8UI filter NEAREST
uniform highp sampler2D perlinPermutation;
uniform highp usampler2DArray perlinGradients;
float protoPerlin3(vec3 p) {
  vec3 fl = floor(p);
  vec3 f = p - fl;
  vec3 q = fract(fl * 0.00390625) + 0.001953125;
  vec2 t = textureLod(perlinPermutation, vec2(q.x, 0.5), 0.0).xy * 0.99609375 + q.y;
  ivec4 a = ivec4(textureLod(perlinGradients, vec3(t.x, q.z, 1.0), 0.0)), b = ivec4(textureLod(perlinGradients, vec3(t.y, q.z, 1.0), 0.0));
  float x0 = f.x, x1 = f.x - 1.0, y0 = f.y * 0.25, y1 = y0 - 0.25, z0 = f.z * 0.0625, z1 = z0 - 0.0625;
  vec3 w = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  float n00 = float(a.x & 3) * x0 + float(a.x & 12) * y0 + float(a.x & 48) * z0, m00 = float(b.x & 3) * x1 + float(b.x & 12) * y0 + float(b.x & 48) * z0;
  float n10 = float(a.y & 3) * x0 + float(a.y & 12) * y1 + float(a.y & 48) * z0, m10 = float(b.y & 3) * x1 + float(b.y & 12) * y1 + float(b.y & 48) * z0;
  n00 += w.x * (m00 - n00); n10 += w.x * (m10 - n10); n00 += w.y * (n10 - n00);
  float n01 = float(a.z & 3) * x0 + float(a.z & 12) * y0 + float(a.z & 48) * z1, m01 = float(b.z & 3) * x1 + float(b.z & 12) * y0 + float(b.z & 48) * z1;
  float n11 = float(a.w & 3) * x0 + float(a.w & 12) * y1 + float(a.w & 48) * z1, m11 = float(b.w & 3) * x1 + float(b.w & 12) * y1 + float(b.w & 48) * z1;
  n01 += w.x * (m01 - n01); n11 += w.x * (m11 - n11); n01 += w.y * (n11 - n01);
  return n00 + w.z * (n01 - n00) - ((f.x - w.x) + (f.y - w.y) + (f.z - w.z));
}
`

const PROTOB = `// 3D K3s scalar, field, fract-safe coordinates; call: perlin3(p)
// textures:
//   perlinPermutation: 256x1 RG8 filter NEAREST
//   uF: 256x256 RGBA8UI filter NEAREST
uniform highp sampler2D perlinPermutation;
uniform highp usampler2D uF;
float protoPerlin3(vec3 p) {
  vec3 fl = floor(p);
  vec3 f = p - fl;
  vec3 q = fract(fl * 0.00390625) + 0.001953125;
  vec2 t = textureLod(perlinPermutation, vec2(q.x, 0.5), 0.0).xy * 0.99609375 + q.y;
  ivec4 a = ivec4(textureLod(uF, vec2(t.x, q.z), 0.0)), b = ivec4(textureLod(uF, vec2(t.y, q.z), 0.0));
  float x0 = f.x, x1 = f.x - 1.0, y0 = f.y * 0.25, y1 = y0 - 0.25, z0 = f.z * 0.0625, z1 = z0 - 0.0625;
  vec3 w = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  float n00 = float(a.x & 3) * x0 + float(a.x & 12) * y0 + float(a.x & 48) * z0, m00 = float(b.x & 3) * x1 + float(b.x & 12) * y0 + float(b.x & 48) * z0;
  float n10 = float(a.y & 3) * x0 + float(a.y & 12) * y1 + float(a.y & 48) * z0, m10 = float(b.y & 3) * x1 + float(b.y & 12) * y1 + float(b.y & 48) * z0;
  n00 += w.x * (m00 - n00); n10 += w.x * (m10 - n10); n00 += w.y * (n10 - n00);
  float n01 = float(a.z & 3) * x0 + float(a.z & 12) * y0 + float(a.z & 48) * z1, m01 = float(b.z & 3) * x1 + float(b.z & 12) * y0 + float(b.z & 48) * z1;
  float n11 = float(a.w & 3) * x0 + float(a.w & 12) * y1 + float(a.w & 48) * z1, m11 = float(b.w & 3) * x1 + float(b.w & 12) * y1 + float(b.w & 48) * z1;
  n01 += w.x * (m01 - n01); n11 += w.x * (m11 - n11); n01 += w.y * (n11 - n01);
  return n00 + w.z * (n01 - n00) - ((f.x - w.x) + (f.y - w.y) + (f.z - w.z));
}
`
import { DataTexture } from 'three'
const UF = new DataTexture((uniforms.perlinGradients.value.image.data as Uint8Array).slice(4*65536, 8*65536), 256, 256)
UF.name = 'uint'
