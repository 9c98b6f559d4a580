import {
  abs,
  bias,
  clamp,
  cos,
  exp,
  fract,
  gain,
  max,
  min,
  perlin3,
  pow,
  sign,
  sin,
  slope,
  smoothstep,
  sqrt,
  step,
  terrace,
  value3
} from 'three-perlin/cpu'
import type { FieldCase } from './fieldCase'

const a = perlin3({ seed: 1, frequency: 0.5 })
const b = value3({ seed: 2, frequency: 0.5 })

// Weight: largest slope of the function. Slope: that times the frequency, and more where its second derivative is
// large, because an error of the value enters the gradient through it.
export const functionCases: Readonly<Record<string, FieldCase>> = {
  min: { field: min(a, b) },
  max: { field: max(a, b) },
  'max with a number': { field: max(0.1, a) },
  abs: { field: abs(a) },
  clamp: { field: clamp(a, -0.2, 0.3) },
  'clamp to 0…1': { field: clamp(b) },
  'clamp to fields that cross': { field: clamp(a, b, { value: 0.1 }) },
  sign: { field: sign(a) },
  step: { field: step(b, a) },
  'step at a number': { field: step(-0.1, a).mul(3) },
  fract: { field: fract(a.mul(3)), weight: 3, slope: 1.5 },
  smoothstep: { field: smoothstep(-0.4, 0.3, a), weight: 3, slope: 6 },
  'smoothstep of fields that cross': { field: smoothstep(b, { value: 0.2 }, a), weight: 20, slope: 400 },
  pow: { field: pow(a, 3), weight: 3, slope: 3 },
  'pow of a negative whole number': { field: pow(a.add(2), -2), weight: 2, slope: 4 },
  'pow of a fraction': { field: pow(a.add(0.2), 1.5), weight: 2, slope: 4 },
  'pow of a live number': { field: pow(a, { value: 3 }), weight: 4, slope: 4 },
  'pow of a large number': { field: pow(a.mul(1.1), 11), weight: 25, slope: 100 },
  'pow of fields': { field: pow(a.add(1.5), b), weight: 4, slope: 8 },
  exp: { field: exp(a.mul(2)), weight: 15, slope: 15 },
  sqrt: { field: sqrt(a.add(1.1)), weight: 2, slope: 4 },
  'sqrt of negative values': { field: sqrt(a), weight: 10, slope: 100 },
  sin: { field: sin(a.mul(5)), weight: 5, slope: 12 },
  cos: { field: cos(a.mul(-5)), weight: 5, slope: 12 },
  bias: { field: bias(a.add(0.4), 0.8), weight: 4, slope: 12 },
  'live bias': { field: bias(b, { value: 0.2 }), weight: 4, slope: 12 },
  gain: { field: gain(a.add(0.4), 0.8), weight: 4, slope: 12 },
  'live gain': { field: gain(b, { value: 0.2 }), weight: 4, slope: 12 },
  terrace: { field: terrace(a.mul(10), { width: 2.5 }), weight: 40, slope: 60 },
  'terrace of steps': { field: terrace(a, { steps: { value: 6 }, smoothness: { value: 0.7 } }), weight: 3, slope: 12 },
  'sharp terrace': { field: terrace(a, { steps: 5, smoothness: 0 }), weight: 1 },
  slope: { field: slope(a.mul(2)), weight: 60 },
  'slope of a slope that is used': { field: slope(a).mul(a).frequency(2), weight: 120, slope: 2, finest: 1 }
}
