import { expect, test } from 'vitest'
import bump from '../../glsl/hooks/bump.glsl?raw'
import { probeGlsl } from '../support/glslProbe'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

// A length of 1e-30 has the square 0 in float32: the normal became infinite.
test('a surface that is seen edge-on keeps its normal', () => {
  const normals = [
    [0, 0, 1],
    [0.6, 0, 0.8],
    [0, -0.6, 0.8]
  ]
  const result = probeGlsl(renderer, {
    expression: 'perlinBump(a.xyz, vec3(1.0), vec2(0.5), 1.0)',
    declarations: bump,
    a: normals,
    stage: 'fragment'
  })
  normals.forEach((normal, i) => {
    expect(Array.from(result.subarray(4 * i, 4 * i + 3))).toEqual(normal.map(Math.fround))
  })
})
