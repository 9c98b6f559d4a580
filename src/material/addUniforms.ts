import type { IUniform, Material, ShaderMaterial } from 'three'
import type { Shader } from './patchMaterial'

/**
 * Adds uniforms to a shader that three is about to compile. The object that a ShaderMaterial has is its user's, who may
 * replace uniforms in it later: it gets an heir, and does not keep ours.
 */
export function addUniforms(shader: Shader, material: Material, uniforms: Readonly<Record<string, IUniform>>): void {
  const { uniforms: users } = material as Partial<ShaderMaterial>
  if (shader.uniforms === users) shader.uniforms = Object.create(users) as Shader['uniforms']
  Object.assign(shader.uniforms, uniforms)
}
