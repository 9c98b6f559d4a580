import type { GlslToken } from 'glsl-tokenizer/string'

export interface GlslFunction {
  name: string
  /** `name(type,type)`, what tells overloads apart. */
  signature: string
  line: number
  body: GlslToken[]
}

/** The functions that a sequence of tokens without preprocessor lines defines. */
export function glslFunctions(tokens: readonly GlslToken[]): GlslFunction[] {
  const functions: GlslFunction[] = []
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i].data !== '{') continue
    const end = closing(tokens, i)
    // A struct has no parameters before its brace.
    if (tokens[i - 1].data === ')') {
      const open = opening(tokens, i - 1)
      const { data: name, line } = tokens[open - 1]
      const types = parameterTypes(tokens.slice(open + 1, i - 1))
      functions.push({ name, signature: `${name}(${types.join(',')})`, line, body: tokens.slice(i + 1, end) })
    }
    i = end
  }
  return functions
}

/** In `const in highp vec3 p` the type comes before the name; `[2]` after either is not looked at. */
function parameterTypes(tokens: readonly GlslToken[]): string[] {
  const words = tokens.filter(({ data }) => data === ',' || /^[a-z_]\w*$/i.test(data)).map(({ data }) => data)
  return words
    .join(' ')
    .split(' , ')
    .filter(Boolean)
    .map((parameter) => parameter.split(' ').at(-2) ?? parameter)
}

function closing(tokens: readonly GlslToken[], open: number): number {
  let depth = 0
  for (let i = open; i < tokens.length; i++) {
    if (tokens[i].data === '{') depth++
    if (tokens[i].data === '}' && --depth === 0) return i
  }
  throw new Error(`glslFunctions: the brace in line ${tokens[open].line} is not closed.`)
}

function opening(tokens: readonly GlslToken[], close: number): number {
  let depth = 0
  for (let i = close; i >= 0; i--) {
    if (tokens[i].data === ')') depth++
    if (tokens[i].data === '(' && --depth === 0) return i
  }
  throw new Error(`glslFunctions: the parenthesis in line ${tokens[close].line} is not opened.`)
}
