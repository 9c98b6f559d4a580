import { ShaderChunk } from 'three'

/** What three declares before each shader. */
const BEFORE =
  'modelMatrix modelViewMatrix projectionMatrix viewMatrix normalMatrix cameraPosition isOrthographic position normal uv ' +
  'tangent color'

/** A `#include` as three takes it: at the start of a line. */
const INCLUDE = /^[ \t]*#include +<([\w./]+)>/gm

/** A variable, where it is declared. */
const VARIABLE = /\b(?:bool|int|float|vec[234]|mat[34]|[A-Z]\w*)\s+(\w+)\s*[=;]/g

/**
 * The names that one of three's shaders uses outside of functions, whatever it is compiled for: functions, uniforms,
 * varyings, structs and macros, and the words of GLSL beside them; and its variables in `main`, behind which a function
 * could not be called. No other function may have one of these.
 */
export function globalNames(shader: string): ReadonlySet<string> {
  const text = withChunks(shader).replace(/\/\/.*|\/\*[^]*?\*\//g, '')
  // Innermost first: without bodies, parameters are all that parentheses hold.
  const outside = withoutPairs(withoutPairs(text, /\{[^{}]*\}/g), /\([^()]*\)/g)
  const variables = Array.from(text.slice(text.indexOf('void main()')).matchAll(VARIABLE), ([, name]) => name)
  return new Set([...(outside.match(/\b[A-Za-z]\w*/g) ?? []), ...BEFORE.split(' '), ...variables])
}

function withChunks(text: string): string {
  const chunks = ShaderChunk as Partial<Record<string, string>>
  return text.replace(INCLUDE, (_line, name: string) => withChunks(chunks[name] ?? ''))
}

function withoutPairs(text: string, pair: RegExp): string {
  const shorter = text.replace(pair, ';')
  return shorter === text ? text : withoutPairs(shorter, pair)
}
