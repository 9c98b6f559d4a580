import { toGLSL, type Field } from 'three-perlin'

/** The field as GLSL, with the present values of its uniforms. */
export function glslText(field: Field): string {
  const { code, heads, uniforms, dispose } = toGLSL(field, { name: 'height' })
  dispose()
  const values = Object.entries(uniforms)
    .filter(([, { value }]) => typeof value === 'number')
    .map(([name, { value }]) => `//   ${name}: ${String(value)}`)
  const notes = [
    '// GLSL ES 3.00. The uniforms come from toGLSL(field).uniforms of three-perlin: two tables of the seed, and these',
    '// numbers:',
    ...values,
    `// Call: ${heads[0]}`
  ]
  return `${notes.join('\n')}\n\n${code}`
}
