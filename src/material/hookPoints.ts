import { REVISION } from 'three'

/** A place in a built-in shader. The anchor must occur exactly once. */
export interface HookPoint {
  readonly stage: 'vertexShader' | 'fragmentShader'
  readonly anchor: string
  /** 'end': after the anchor and what earlier hooks have put there, before what three itself has next. */
  readonly place: 'before' | 'after' | 'end'
}

/** Where displacement enters. Which of these a material has is said in materialRows.ts. */
export const DISPLACEMENT_POINTS = {
  /** Functions and uniforms. */
  declarations: { stage: 'vertexShader', anchor: 'void main() {', place: 'before' },
  /** The noise, once: the earliest point that all materials share, when morph influences are known. */
  evaluate: { stage: 'vertexShader', anchor: '#include <morphinstance_vertex>', place: 'after' },
  /** Transforms the normal, so that what others have written to it before is kept. */
  normal: { stage: 'vertexShader', anchor: '#include <morphnormal_vertex>', place: 'end' },
  /** Moves the vertex, at rest: skin and instance matrices follow. */
  offset: { stage: 'vertexShader', anchor: '#include <morphtarget_vertex>', place: 'end' },
  /** Functions, uniforms and varyings for normals that are computed at pixels. */
  pixelDeclarations: { stage: 'fragmentShader', anchor: 'void main() {', place: 'before' },
  /** The normal of the pixel, and a name for it under which the chunk finds it. */
  beforeNormal: { stage: 'fragmentShader', anchor: '#include <normal_fragment_begin>', place: 'before' },
  afterNormal: { stage: 'fragmentShader', anchor: '#include <normal_fragment_begin>', place: 'after' }
} as const satisfies Record<string, HookPoint>

export type DisplacementPoint = keyof typeof DISPLACEMENT_POINTS
export type PixelPoint = 'pixelDeclarations' | 'beforeNormal' | 'afterNormal'
export type VertexPoint = Exclude<DisplacementPoint, PixelPoint>

/** The texts of a program, whole or not. */
export type ShaderTexts = Record<HookPoint['stage'], string>

/**
 * Finds a hook point.
 *
 * @param where - the public function and the material, for errors: 'displace: MeshStandardMaterial'
 * @throws if the anchor is not there, or there more than once: another patch or another version of three has changed it
 */
export function checkAnchor(
  shader: Readonly<ShaderTexts>,
  { stage, anchor }: HookPoint,
  name: string,
  where: string
): void {
  const count = shader[stage].split(anchor).length - 1
  if (count === 1) return
  throw new Error(
    `${where}: the ${stage} has ${count} lines \`${anchor}\` where the hook "${name}" needs one ` +
      `(three r${REVISION}). An onBeforeCompile that replaces this line must keep it.`
  )
}

/**
 * Puts texts at hook points: all of them, or none.
 *
 * @param original - the shader before any hook, where three has it
 * @throws as checkAnchor
 */
export function insertTexts<Name extends string>(
  shader: ShaderTexts,
  points: Readonly<Record<Name, HookPoint>>,
  texts: Readonly<Partial<Record<Name, string>>>,
  where: string,
  original?: Readonly<ShaderTexts>
): void {
  const entries = Object.entries(texts) as [Name, string][]
  for (const stage of ['vertexShader', 'fragmentShader'] as const) shader[stage] = spellMain(shader[stage])
  for (const [name] of entries) checkAnchor(shader, points[name], name, where)
  for (const [name, text] of entries) {
    const { stage, place } = points[name]
    const whole = shader[stage]
    const at = findPlace(whole, points[name], original?.[stage])
    const line = place === 'before' ? `${text}\n` : `\n${text}`
    shader[stage] = whole.slice(0, at) + line + whole.slice(at)
  }
}

/** @param original - without, or if three's next line is not there any more, 'end' is right behind the anchor */
function findPlace(text: string, { anchor, place }: HookPoint, original: string | undefined): number {
  const from = text.indexOf(anchor)
  if (place === 'before') return from
  const behind = from + anchor.length
  const next = place === 'end' && original ? nextLine(original, anchor) : undefined
  const at = next ? text.indexOf(next, behind) : -1
  return at < 0 ? behind : behind + lengthOfWhole(text.slice(behind, at))
}

/** How much of a text there is up to its last line that is in no block: hooks may have put three's next line into one. */
function lengthOfWhole(text: string): number {
  let [whole, length, depth] = [0, 0, 0]
  // What follows the last line break is the indentation of the next line.
  for (const line of text.split('\n').slice(0, -1)) {
    depth += (line.match(OPENING)?.length ?? 0) - (line.match(CLOSING)?.length ?? 0)
    length += line.length
    if (depth === 0) whole = length
    length++
  }
  return whole
}

const OPENING = /\{|\/\*|^\s*#\s*if/g
const CLOSING = /\}|\*\/|^\s*#\s*endif/g

/** A text with the beginning of `main` as three spells it; shaders of users' own have it in other ways. */
export function spellMain(text: string): string {
  return text.replace(/\bvoid\s+main\s*\(\s*(?:void)?\s*\)\s*\{/, 'void main() {')
}

/** The line behind an anchor. */
export function nextLine(text: string, anchor: string): string | undefined {
  return text.split(anchor)[1]?.trimStart().split('\n')[0]
}
