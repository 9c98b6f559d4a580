import type { WebGLRenderer } from 'three'
import type { Field } from 'three-perlin'
import { compileGlsl } from '../../src/field/glslUnit'
import { FieldTables } from '../../src/material/fieldTables'
import { fieldUniforms } from '../../src/material/fieldUniforms'
import { probeGlsl, type ProbeStage } from './glslProbe'

/**
 * Value and gradient of a field on the GPU: four floats a point; no gradient: zeros.
 *
 * @param points - x, y, z, t, exact in float32
 * @param footprint - as for `sample`; 0 takes the form without one
 */
export function gpuSamples(
  renderer: WebGLRenderer,
  field: Field,
  points: readonly (readonly number[])[],
  stage: ProbeStage,
  footprint = 0
): Float32Array {
  const { differentiable } = field
  const unit = compileGlsl([{ field, gradient: differentiable, footprint: footprint > 0 }])
  const { functions, source } = unit
  const [{ name, usesTime }] = functions
  const tables = new FieldTables()
  tables.add(unit)
  const time = usesTime ? ', p.w' : ''
  const width = footprint > 0 ? `, vec3(${footprint})` : ''
  const result = probeGlsl(renderer, {
    expression: 'probed(a)',
    declarations: `${source}
highp vec4 probed(highp vec4 p) {
  highp vec3 g = vec3(0.0);
  highp float v = ${name}(p.xyz${time}${width}${differentiable ? ', g' : ''});
  return vec4(v, g);
}`,
    uniforms: fieldUniforms(unit, tables),
    a: points,
    stage
  })
  tables.delete(unit)
  return result
}
