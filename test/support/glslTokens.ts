import tokenize, { type GlslToken } from 'glsl-tokenizer/string'

/** The tokens that a compiler sees: no comments, no whitespace. Preprocessor lines are one token each. */
export function glslTokens(source: string): GlslToken[] {
  const unseen = new Set(['whitespace', 'line-comment', 'block-comment', 'eof'])
  return tokenize(source, { version: '300 es' }).filter(({ type }) => !unseen.has(type))
}

/** The tokens that are left when the preprocessor has run. It knows names only: `#if` with an expression throws. */
export function activeGlslTokens(tokens: readonly GlslToken[], defined: readonly string[] = []): GlslToken[] {
  const names = new Set(defined)
  const conditions: boolean[] = []
  const isActive = () => conditions.every(Boolean)
  return tokens.filter((token) => {
    if (token.type !== 'preprocessor') return isActive()
    const [directive, name] = token.data.replace(/^#\s*/, '').split(/\s+/)
    switch (directive) {
      case 'ifndef':
        conditions.push(!names.has(name))
        break
      case 'ifdef':
        conditions.push(names.has(name))
        break
      case 'else':
        conditions.push(!conditions.pop())
        break
      case 'endif':
        conditions.pop()
        break
      case 'define':
        if (isActive()) names.add(name)
        break
      case 'pragma':
        break
      default:
        throw new Error(`activeGlslTokens: line ${token.line} needs a full preprocessor: ${token.data}`)
    }
    return false
  })
}
