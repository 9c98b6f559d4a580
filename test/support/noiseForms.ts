import type { Noise } from 'three-perlin'
import type { NoiseKind } from '../../src/noise/noiseKind'

export interface NoiseSample {
  value: number
  gradient: number[]
}

/** The four forms of one kind of noise, with points and periods as arrays. What a point has too much is left out. */
export interface NoiseForms {
  value(point: readonly number[]): number
  gradient(point: readonly number[]): NoiseSample
  periodic(point: readonly number[], period: readonly number[]): number
  periodicGradient(point: readonly number[], period: readonly number[]): NoiseSample
}

export function noiseForms(noise: Noise, { name, dimension }: NoiseKind): NoiseForms {
  type Form = (...parameters: (number | number[])[]) => number
  const forms = noise as unknown as Record<string, Form>
  const cut = (numbers: readonly number[]) => numbers.slice(0, dimension)
  const withGradient = (form: Form, ...parameters: number[]) => {
    const gradient = Array.from({ length: dimension }, () => Infinity)
    return { value: form(...parameters, gradient), gradient }
  }
  return {
    value: (point) => forms[name](...cut(point)),
    gradient: (point) => withGradient(forms[`${name}Gradient`], ...cut(point)),
    periodic: (point, period) => forms[`${name}Periodic`](...cut(point), ...cut(period)),
    periodicGradient: (point, period) => withGradient(forms[`${name}PeriodicGradient`], ...cut(point), ...cut(period))
  }
}
