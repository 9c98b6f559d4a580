import type { GpuCandidate } from './gpuCandidate'

export type BenchStage = 'vertex' | 'fragment'

export interface Shaders {
  readonly vertex: string
  readonly fragment: string
}

const head = `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2DArray;
`

/** One triangle that covers the target. */
const cover = `${head}
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0);
}`

const paint = `${head}
out vec4 benchColor;
void main() {
  benchColor = vec4(1.0);
}`

/**
 * Evaluates `benchCount` times a pixel or a vertex, at points that move; neighbours lie close together, as they do on a
 * surface.
 *
 * @param salt - a number near 1 that makes the text one which no driver has cached
 */
export function timingShaders(candidate: GpuCandidate, stage: BenchStage, salt = 1): Shaders {
  const { declarations, expression, gradient } = candidate
  const evaluate = `${declarations}
uniform vec4 benchFrom;
uniform int benchCount;
float benchSum(vec4 place) {
  vec4 p = benchFrom + place.xyyx * vec4(0.031, 0.029, 0.007, 0.005);
  float sum = 0.0;
  for (int i = 0; i < benchCount; i++) {
    ${gradient ? `${gradient} g;` : ''}
    sum += ${expression};
    ${gradient ? `sum += dot(g, ${gradient}(1.0));` : ''}
    p += vec4(1.37, 2.11, 0.73, 1.19);
  }
  return sum * ${salt.toFixed(8)};
}
`
  if (stage === 'fragment') {
    return {
      vertex: cover,
      fragment: `${head}${evaluate}
out vec4 benchColor;
void main() {
  benchColor = vec4(benchSum(gl_FragCoord));
}`
    }
  }
  return {
    // Beyond the right edge, however large the sum is: no pixel is drawn, but nothing can be left out.
    vertex: `${head}${evaluate}
void main() {
  gl_Position = vec4(2.0 + abs(benchSum(vec4(gl_VertexID & 255, gl_VertexID >> 8, 0.0, 0.0))), 0.0, 0.0, 1.0);
  gl_PointSize = 1.0;
}`,
    fragment: paint
  }
}

/** Writes the bits of value and gradient (its first three components) at the points of a texture, one a pixel. */
export function checkShaders(candidate: GpuCandidate, stage: BenchStage): Shaders {
  const { declarations, expression, gradient } = candidate
  const evaluate = `${declarations}
uniform highp sampler2D benchPoints;
uvec4 benchBits(ivec2 texel) {
  vec4 p = texelFetch(benchPoints, texel, 0);
  ${gradient ? `${gradient} g;` : 'float g = 0.0;'}
  float n = ${expression};
  return floatBitsToUint(vec4(n, g${{ none: ', 0.0, 0.0', vec2: ', 0.0', vec3: '', vec4: '.xyz' }[gradient ?? 'none']}));
}
`
  const output = 'layout(location = 0) out uvec4 benchColor;'
  if (stage === 'fragment') {
    return {
      vertex: cover,
      fragment: `${head}${evaluate}${output}
void main() {
  benchColor = benchBits(ivec2(gl_FragCoord.xy));
}`
    }
  }
  return {
    vertex: `${head}${evaluate}
flat out uvec4 vBits;
void main() {
  ivec2 size = textureSize(benchPoints, 0);
  ivec2 texel = ivec2(gl_VertexID % size.x, gl_VertexID / size.x);
  vBits = benchBits(texel);
  gl_Position = vec4((vec2(texel) + 0.5) / vec2(size) * 2.0 - 1.0, 0.0, 1.0);
  gl_PointSize = 1.0;
}`,
    fragment: `${head}flat in uvec4 vBits;
${output}
void main() {
  benchColor = vBits;
}`
  }
}
