import { floatLiteral } from '../field/floatLiteral'
import type { GlslUnit } from '../field/glslUnit'
import type { EvaluateOptions } from './evaluateOnGPU'

/** Both draw one point per pixel; only the place of the evaluation differs. */
export function evaluationShaders(
  { source, functions }: GlslUnit,
  { stage, gradient, footprint }: Required<EvaluateOptions>
) {
  const [{ name, usesTime }] = functions
  const args = [
    'p.xyz',
    ...(usesTime ? ['p.w'] : []),
    ...(footprint > 0 ? [`vec3(${floatLiteral(footprint)})`] : []),
    ...(gradient ? ['gradient'] : [])
  ]
  const evaluate = `${source}
highp vec4 perlinEvaluate(highp vec4 p) {
  highp vec3 gradient = vec3(0.0);
  highp float value = ${name}(${args.join(', ')});
  return vec4(value, gradient);
}
`
  const inVertex = stage === 'vertex'
  return {
    vertexShader: `in highp vec4 perlinPoint;
flat out highp vec4 vPerlinPoint;
${inVertex ? evaluate : ''}
void main() {
  vPerlinPoint = ${inVertex ? 'perlinEvaluate(perlinPoint)' : 'perlinPoint'};
  gl_Position = vec4(position, 1.0);
  gl_PointSize = 1.0;
}`,
    fragmentShader: `flat in highp vec4 vPerlinPoint;
layout(location = 0) out highp vec4 perlinColor;
${inVertex ? '' : evaluate}
void main() {
  perlinColor = ${inVertex ? 'vPerlinPoint' : 'perlinEvaluate(vPerlinPoint)'};
}`
  }
}
