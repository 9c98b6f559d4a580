import tokenize, { type GlslToken } from 'glsl-tokenizer/string'

/**
 * Drops what only people and glslify read: comments, pragmas, indentation, blank lines and needless spaces. Lines stay,
 * so that a driver's message still points somewhere.
 */
export function compactGlsl(source: string): string {
  let text = ''
  let gap: GapKind = 'none'
  for (const token of tokenize(source, { version: '300 es' })) {
    if (token.type === 'eof') break
    if (isDropped(token)) {
      gap = widest(gap, token.data.includes('\n') ? 'line' : 'space')
      continue
    }
    const data = token.type === 'preprocessor' ? token.data.trim() : token.data
    text += gapText(gap, text, data) + data
    gap = 'none'
  }
  return text
}

type GapKind = 'none' | 'space' | 'line'

function isDropped({ type, data }: GlslToken): boolean {
  return /^(whitespace|line-comment|block-comment)$/.test(type) || data.startsWith('#pragma glslify:')
}

function widest(a: GapKind, b: GapKind): GapKind {
  return a === 'line' || b === 'line' ? 'line' : 'space'
}

function gapText(gap: GapKind, before: string, after: string): string {
  if (gap === 'none' || before === '') return ''
  if (gap === 'line') return '\n'
  // Two words need their space, and so do two operators: `a - -b`.
  const joinsWords = /\w$/.test(before) && /^\w/.test(after)
  const joinsOperators = /[-+*/%&|^<>=!]$/.test(before) && /^[-+*/%&|^<>=!]/.test(after)
  return joinsWords || joinsOperators ? ' ' : ''
}
