import { globalNames } from './globalNames'
import { isUniformOf } from './glslSources'
import type { ShaderTexts } from './hookPoints'
import type { InjectSettings } from './injectOptions'

/**
 * @param present - what the material has been injected with before
 * @param where - the public function and the material, for errors
 * @throws if the function of a field, or a uniform, has a name that something else in the shaders has
 */
export function checkInjectedNames(
  { fields, uniforms, name }: InjectSettings,
  shader: Readonly<ShaderTexts>,
  present: readonly InjectSettings[],
  where: string
): void {
  const others = present.filter((settings) => settings.name !== name)
  for (const [uniform, object] of Object.entries(uniforms)) {
    const other = others.find((settings) => (settings.uniforms[uniform] ?? object) !== object)
    if (!other) continue
    throw new Error(
      `${where}: the injection '${other.name}' has another uniform of the name \`${uniform}\`. Give both the same object, ` +
        'or one of them another name.'
    )
  }
  if (fields.length === 0) return
  const [[first]] = fields
  const three = [globalNames(shader.vertexShader), globalNames(shader.fragmentShader)]
  for (const [own] of fields) {
    const rename = (fact: string) => new Error(`${where}: ${fact} Give the function of the field another name.`)
    if (three.some((names) => names.has(own))) throw rename(`three has something of the name \`${own}\` in its shader.`)
    if (Object.hasOwn(uniforms, own)) throw rename(`\`${own}\` is in \`uniforms\`, too.`)
    const other = others.find(({ fields: theirs }) =>
      theirs.some(([their]) => their === own || isUniformOf(theirs[0][0], own) || isUniformOf(first, their))
    )
    if (other) throw rename(`the injection '${other.name}' has put \`${own}\` into the material, too.`)
  }
}
