import type { GlslProbe } from './glslProbe'

// Everything is qualified here: a raw material has no default precision in the fragment stage, and a probe that
// brought one along would hide that a library function relies on it.
const evaluator = (declarations: string, expression: string) => `
uniform highp sampler2D probeA;
uniform highp sampler2D probeB;

highp vec4 probeFill(highp float v) { return vec4(v, 0.0, 0.0, 0.0); }
highp vec4 probeFill(highp vec2 v) { return vec4(v, 0.0, 0.0); }
highp vec4 probeFill(highp vec3 v) { return vec4(v, 0.0); }
highp vec4 probeFill(highp vec4 v) { return v; }
highp vec4 probeFill(highp int v) { return vec4(float(v), 0.0, 0.0, 0.0); }
highp vec4 probeFill(highp ivec2 v) { return vec4(vec2(v), 0.0, 0.0); }
highp vec4 probeFill(highp ivec3 v) { return vec4(vec3(v), 0.0); }
highp vec4 probeFill(highp ivec4 v) { return vec4(v); }
highp vec4 probeFill(highp uint v) { return vec4(float(v), 0.0, 0.0, 0.0); }
highp vec4 probeFill(highp uvec2 v) { return vec4(vec2(v), 0.0, 0.0); }
highp vec4 probeFill(highp uvec3 v) { return vec4(vec3(v), 0.0); }
highp vec4 probeFill(highp uvec4 v) { return vec4(v); }
highp vec4 probeFill(bool v) { return vec4(float(v), 0.0, 0.0, 0.0); }

${declarations}

highp vec4 probeAt(highp ivec2 texel) {
  highp vec4 a = texelFetch(probeA, texel, 0);
  highp vec4 b = texelFetch(probeB, texel, 0);
  return probeFill(${expression});
}
`

const output = `
layout(location = 0) out highp vec4 probeColor;
`

/** The same expression in either stage. Both draw one point per pixel; only the place of the evaluation differs. */
export function probeShaders({ stage, declarations = '', expression, raw }: GlslProbe) {
  const evaluate = evaluator(declarations, expression)
  // three declares the attribute itself, but not for a raw material.
  const position = raw ? 'in highp vec3 position;\n' : ''
  if (stage === 'fragment') {
    return {
      vertexShader: `${position}
void main() {
  gl_Position = vec4(position, 1.0);
  gl_PointSize = 1.0;
}`,
      fragmentShader: `${evaluate}${output}
void main() {
  probeColor = probeAt(ivec2(gl_FragCoord.xy));
}`
    }
  }
  return {
    vertexShader: `${position}${evaluate}
flat out highp vec4 vProbe;
void main() {
  highp int width = textureSize(probeA, 0).x;
  vProbe = probeAt(ivec2(gl_VertexID % width, gl_VertexID / width));
  gl_Position = vec4(position, 1.0);
  gl_PointSize = 1.0;
}`,
    fragmentShader: `${output}
flat in highp vec4 vProbe;
void main() {
  probeColor = vProbe;
}`
  }
}
