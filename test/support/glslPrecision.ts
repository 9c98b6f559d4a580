import type { GlslToken } from 'glsl-tokenizer/string'
import { glslFunctions } from './glslFunctions'
import { glslTokens } from './glslTokens'

// No software renderer computes with less than 32 bits, so only reading the source finds what a phone would round.

const floatType = /^(float|vec[234]|mat[234](x[234])?)$/
const intType = /^(int|uint|[iu]vec[234])$/
const samplerType = /^[iu]?sampler\w+$/

/**
 * Finds what depends on the precision of the shader that it is pasted into: parameters, return types and globals
 * without `highp`; locals without it whose function does not begin with `precision highp float;` or `int;`. A
 * `precision` outside of a function is one too: it changes the shader. Returns a sentence each.
 */
export function precisionViolations(source: string): string[] {
  // Both sides of each condition are looked at.
  const tokens = glslTokens(source).filter(({ type }) => type !== 'preprocessor')
  const functions = glslFunctions(tokens)
  const inBodies = new Set(functions.flatMap(({ body }) => body))
  const outside = tokens.filter((token) => !inBodies.has(token))

  const leaking = outside
    .filter(({ data }) => data === 'precision')
    .map(({ line }) => `line ${line}: \`precision\` outside of a function`)
  const unqualified = undecidedTypes(outside).map(({ line, data }) => `line ${line}: ${data} without highp`)
  const locals = functions.flatMap(({ name, body }) => {
    const { float, int, rest } = leadingPrecisions(body)
    return undecidedTypes(rest)
      .filter(({ data }) => !(floatType.test(data) ? float : int))
      .map(({ line, data }) => `line ${line}: ${data} in ${name}, which does not begin with its precision`)
  })
  return [...leaking, ...unqualified, ...locals]
}

/** The types in declarations, other than `highp` ones. A type before a parenthesis constructs a value. */
function undecidedTypes(tokens: readonly GlslToken[]): GlslToken[] {
  return tokens.filter(({ data }, i) => {
    const hasPrecision = floatType.test(data) || intType.test(data) || samplerType.test(data)
    return hasPrecision && tokens[i - 1]?.data !== 'highp' && afterBrackets(tokens, i + 1)?.data !== '('
  })
}

function afterBrackets(tokens: readonly GlslToken[], start: number): GlslToken | undefined {
  let i = start
  if (tokens[i]?.data === '[') while (tokens[i - 1].data !== ']') i++
  return tokens[i]
}

function leadingPrecisions(body: readonly GlslToken[]) {
  const found = { float: false, int: false }
  let i = 0
  for (; body[i]?.data === 'precision'; i += 4) {
    const [, level, type] = body.slice(i, i + 3).map(({ data }) => data)
    if (level === 'highp' && (type === 'float' || type === 'int')) found[type] = true
  }
  return { ...found, rest: body.slice(i) }
}
