import { REVISION, type IUniform, type Material } from 'three'
import { describe } from '../describe'
import { Field } from '../field/field'
import { compileGlsl, type GlslRequest } from '../field/glslUnit'
import { listParameters, type Parameter } from '../field/parameters'
import { hashText } from '../hashText'
import { addUniforms } from './addUniforms'
import { checkInjectedNames } from './checkInjectedNames'
import { checkPatchable } from './checkPatchable'
import { checkAnchor, insertTexts, type HookPoint } from './hookPoints'
import { tablesOf } from './fieldTables'
import { fieldUniforms } from './fieldUniforms'
import { checkInjectOptions, sameInjection, type InjectOptions, type InjectSettings } from './injectOptions'
import { FRAGMENT_PLACES, VERTEX_PLACES } from './injectPoints'
import { materialRow, originalShader, shaderOf } from './materialRows'
import { addPatch, removePatch, type Patch } from './patchMaterial'

/** What has been injected. Its functions are bound. */
export interface Injection {
  /** The uniform objects that all programs share: yours, tables, and live values of the fields. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /** All numbers, seeds and colours of the fields, with paths such as 'rust.fbm.octaves'. */
  readonly parameters: () => Parameter[]
  /** Takes it out again, to the letter. */
  readonly dispose: () => void
}

interface Injected {
  readonly settings: InjectSettings
  readonly patch: Patch
  readonly handle: Injection
}

/** By name. */
const injected = /*#__PURE__*/ new WeakMap<Material, Map<string, Injected>>()

/**
 * Puts your own GLSL into one of three's materials, with fields as functions that it can call. Several injections,
 * `displace` and `paint` go together on one material, in any order; so do earlier and later hooks of your own. The same
 * call again changes nothing; another one of the same name replaces it. Clones of the material get it, too.
 *
 * ```ts
 * inject(material, {
 *   fields: { rust: fbm(perlin3()) },
 *   vertex: { declarations: 'varying vec3 at;', position: 'at = transformed;' },
 *   fragment: { declarations: 'varying vec3 at;', color: 'diffuseColor.rgb *= 0.5 + rust(at);' }
 * })
 * ```
 *
 * @throws if the material is none of three's own or lacks a place, or an option is wrong; nothing has been changed then
 */
export function inject(material: Material, options: InjectOptions): Injection {
  const settings = checkInjectOptions(options)
  checkInjectable(material, settings)
  return install(material, settings)
}

function install(material: Material, settings: InjectSettings): Injection {
  let all = injected.get(material)
  if (!all) injected.set(material, (all = new Map<string, Injected>()))
  let entry = all.get(settings.name)
  if (!entry || !sameInjection(entry.settings, settings)) {
    entry?.handle.dispose()
    entry = createInjection(material, settings, all)
    all.set(settings.name, entry)
  }
  // Also of a known one: somebody may have replaced its hook.
  addPatch(material, patchName(settings), entry.patch)
  return entry.handle
}

/** @param all - what it is taken off when it is disposed */
function createInjection(material: Material, settings: InjectSettings, all: Map<string, Injected>): Injected {
  const unit = settings.fields.length > 0 ? compileGlsl(settings.fields.flatMap(requestsFor)) : undefined
  const tables = tablesOf([material])
  if (unit) tables.add(unit)
  const uniforms = { ...settings.uniforms, ...(unit && fieldUniforms(unit, tables)) }
  const points = pointsOf(settings)
  const texts = textsOf(settings, unit?.source)
  const patch: Patch = {
    key: hashText(JSON.stringify(texts)),
    // Behind what displace and paint have made of the vertex and of the pixel.
    order: 1,
    apply(shader, patched) {
      insertTexts(shader, points, texts, `inject: ${patched.type}`, originalShader(patched))
      addUniforms(shader, patched, uniforms)
    },
    adopt(clone) {
      install(clone, settings)
    }
  }
  const handle: Injection = {
    uniforms,
    parameters: () => listParameters(Object.fromEntries(settings.fields)),
    dispose() {
      if (all.get(settings.name)?.handle !== handle) return
      all.delete(settings.name)
      removePatch(material, patchName(settings))
      if (unit) tables.delete(unit)
    }
  }
  return { settings, patch, handle }
}

function patchName({ name }: InjectSettings): string {
  return `perlin-inject ${name}`
}

/** The value, and where there is one, the gradient under the same name. */
function requestsFor([name, field]: InjectSettings['fields'][number]): GlslRequest[] {
  const hasGradient = field instanceof Field && field.differentiable
  return hasGradient
    ? [
        { name, field },
        { name, field, gradient: true }
      ]
    : [{ name, field }]
}

function pointsOf({ vertex, fragment }: InjectSettings): Record<string, HookPoint> {
  const points: Record<string, HookPoint> = {
    'vertex.declarations': VERTEX_PLACES.declarations,
    'fragment.declarations': FRAGMENT_PLACES.declarations
  }
  for (const place of Object.keys(vertex) as (keyof typeof vertex)[]) points[`vertex.${place}`] = VERTEX_PLACES[place]
  for (const place of Object.keys(fragment) as (keyof typeof fragment)[]) {
    points[`fragment.${place}`] = FRAGMENT_PLACES[place]
  }
  return points
}

/** In every stage that has text of the user's, functions come before it. */
function textsOf({ vertex, fragment }: InjectSettings, functions = ''): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [stage, own] of Object.entries({ vertex, fragment })) {
    if (Object.keys(own).length === 0) continue
    for (const [place, text] of Object.entries(own)) texts[`${stage}.${place}`] = text
    const key = `${stage}.declarations`
    texts[key] = [functions, texts[key]].filter(Boolean).join('\n')
  }
  return texts
}

function checkInjectable(material: Material, settings: InjectSettings): void {
  if (!(material as Partial<Material> | null)?.isMaterial) {
    throw new Error(`inject: the first argument must be a material, got ${describe(material)}.`)
  }
  const row = materialRow(material)
  if (!row) {
    throw new Error(`inject: a ${material.type} has a shader of its own. Put what toGLSL gives into it.`)
  }
  const shader = shaderOf(row)
  if (!shader) throw new Error(`inject: three r${REVISION} has no shader '${row.shader[0]}'.`)
  for (const [name, point] of Object.entries(pointsOf(settings))) {
    checkAnchor(shader, point, name, `inject: ${material.type}`)
  }
  const others = [...(injected.get(material)?.values() ?? [])].map((other) => other.settings)
  checkInjectedNames(settings, shader, others, `inject: ${material.type}`)
  checkPatchable(material, `inject: ${material.type}`)
}
