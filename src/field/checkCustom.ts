import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import type { CustomOptions } from './custom'
import type { Interval } from './interval'
import { isReservedInGlsl } from './isReservedInGlsl'
import { checkValue, type Value } from './value'

const OPTIONS = ['glsl', 'sample', 'gradient', 'functions', 'uniforms', 'axes', 'range', 'name']
const IDENTIFIER = /^[A-Za-z](\w*[A-Za-z0-9])?$/
/** Names that the function has for its arguments. */
const TAKEN = ['p', 't', 'gradient']

/** The options of `custom` with their defaults. */
export interface CheckedCustom extends Required<Pick<CustomOptions, 'glsl' | 'functions' | 'sample' | 'name'>> {
  readonly gradient: CustomOptions['gradient']
  readonly uniforms: Readonly<Record<string, Value>>
  /** Which of x, y, z, t it reads, as 0 … 3. */
  readonly reads: readonly number[]
  readonly bounds: Interval
}

/** @throws naming the option, what it got and what is right */
export function checkCustom(options: CustomOptions): CheckedCustom {
  checkOptions(options, OPTIONS, 'custom', '{ glsl, sample }')
  const { sample, gradient, functions = '', uniforms = {}, axes = 'xyz', name = 'custom' } = options
  checkText(name, 'name', isIdentifier(name), 'an identifier such as dunes')
  checkText(functions, 'functions', true, 'GLSL functions')
  const glsl = checkBody(options.glsl, gradient !== undefined)
  const reads = checkAxes(axes)
  const bounds = checkRange(options.range)
  checkFunctions(options)
  checkUniforms(uniforms)
  return { glsl, functions, sample, gradient, uniforms: { ...uniforms }, reads, bounds, name }
}

function isIdentifier(name: unknown): boolean {
  return typeof name === 'string' && IDENTIFIER.test(name) && !name.includes('__')
}

function checkText(text: unknown, option: string, right: boolean, what: string): void {
  if (typeof text === 'string' && right) return
  throw new Error(`custom: \`${option}\` must be ${what}, got ${describe(text)}.`)
}

/** Finds what is surely a mistake; the rest is for the GLSL compiler. */
function checkBody(glsl: unknown, hasGradient: boolean): string {
  if (typeof glsl !== 'string' || !/\breturn\b/.test(glsl) || /^\s*(highp\s+)?float\s+\w+\s*\(/.test(glsl)) {
    throw new Error(
      `custom: \`glsl\` must be the body of a function, such as 'return p.x * p.z;', got ${describe(glsl)}. ` +
        'Put whole functions into `functions`.'
    )
  }
  if (/\bgradient\b/.test(glsl) === hasGradient) return glsl
  throw new Error(
    hasGradient
      ? 'custom: `glsl` must write `gradient`, since there is one in JavaScript. Add gradient = vec3(…);'
      : 'custom: `gradient` must be a function, since `glsl` writes one, got undefined. Add (x, y, z, t, target) => {…}.'
  )
}

function checkAxes(axes: unknown): readonly number[] {
  const reads = typeof axes === 'string' ? Array.from(axes, (axis) => 'xyzt'.indexOf(axis)) : []
  if (reads.length > 0 && !reads.includes(-1) && new Set(reads).size === reads.length) return reads
  throw new Error(`custom: \`axes\` must be different letters of 'xyzt', got ${describe(axes)}.`)
}

function checkRange(range: unknown): Interval {
  if (range === undefined) return [-Infinity, Infinity]
  const [lo, hi] = Array.isArray(range) && range.length === 2 ? (range as unknown[]) : []
  if (typeof lo === 'number' && typeof hi === 'number' && lo <= hi) return [lo, hi]
  throw new Error(`custom: \`range\` must be [lowest, highest], got ${describe(range)}.`)
}

/** Tries them at a point. */
function checkFunctions({ sample, gradient }: CustomOptions): void {
  const point = [0.25, 0.5, 0.75, 0] as const
  if (typeof (sample as unknown) !== 'function') {
    throw new Error(`custom: \`sample\` must be a function (x, y, z, t) => number, got ${describe(sample)}.`)
  }
  const value: unknown = sample(...point)
  if (typeof value !== 'number') {
    throw new Error(`custom: \`sample\` must return a number, got ${describe(value)} at (0.25, 0.5, 0.75).`)
  }
  if (gradient === undefined) return
  if (typeof (gradient as unknown) !== 'function') {
    throw new Error(`custom: \`gradient\` must be a function (x, y, z, t, target) => void, got ${describe(gradient)}.`)
  }
  const target: unknown[] = [undefined, undefined, undefined]
  gradient(...point, target as number[])
  const wrong = target.findIndex((component) => typeof component !== 'number')
  if (wrong < 0) return
  throw new Error(
    `custom: \`gradient\` must write three numbers, got ${describe(target[wrong])} in target[${wrong}] at (0.25, 0.5, 0.75).`
  )
}

function checkUniforms(uniforms: Readonly<Record<string, Value>>): void {
  if (typeof uniforms !== 'object' || (uniforms as unknown) === null) {
    throw new Error(
      `custom: \`uniforms\` must be an object such as { amount: { value: 1 } }, got ${describe(uniforms)}.`
    )
  }
  for (const [name, value] of Object.entries(uniforms)) {
    if (!isIdentifier(name) || name.startsWith('gl_') || isReservedInGlsl(name) || TAKEN.includes(name)) {
      throw new Error(
        `custom: \`uniforms\` must have GLSL names other than ${TAKEN.join(', ')} and GLSL's own, got ` +
          `${describe(name)}.`
      )
    }
    checkValue(value, 'custom', name)
  }
}
