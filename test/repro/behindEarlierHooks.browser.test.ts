import { Color, Mesh, MeshBasicMaterial, PlaneGeometry, type Material } from 'three'
import CustomShaderMaterial from 'three-custom-shader-material/vanilla'
import { describe, expect, test } from 'vitest'
import { constant, inject, paint, ramp } from 'three-perlin'
import { drawnColor } from '../support/drawnColor'
import { useRenderer } from '../support/renderer'

// What an earlier hook assigned behind the same line of three's came after ours, and took it away.

const renderer = useRenderer()

const grey = ramp(constant(0.5), [
  [0, '#000'],
  [1, '#fff']
])
const ours = {
  paint: (material: Material) => paint(material, { color: grey }),
  inject: (material: Material) => inject(material, { fragment: { color: 'diffuseColor.rgb *= 0.5;' } })
}

/** Of the colour 1, ½, ¼ that they have assigned. */
function expectHalf(material: Material): void {
  drawnColor(renderer, new Mesh(new PlaneGeometry(4, 4), material)).forEach((value, k) => {
    expect(value).toBeCloseTo([0.5, 0.25, 0.125][k], 2)
  })
}

describe.each(Object.entries(ours))('%s', (_name, act) => {
  test.each(['before', 'after', 'before and after'])('%s three-custom-shader-material', (when) => {
    const base = new MeshBasicMaterial()
    if (when !== 'after') act(base)
    const fragmentShader = 'void main() { csm_DiffuseColor = vec4(1.0, 0.5, 0.25, 1.0); }'
    const material = new CustomShaderMaterial<typeof MeshBasicMaterial>({ baseMaterial: base, fragmentShader })
    if (when !== 'before') act(material)
    expectHalf(material)
  })

  test('after a hook of the user', () => {
    const material = new MeshBasicMaterial()
    material.onBeforeCompile = (shader) => {
      const line = '#include <color_fragment>'
      // With lines such as three has.
      const own = '#ifdef USE_FOG\n#endif\ndiffuseColor.rgb = vec3(1.0, 0.5, 0.25);'
      shader.fragmentShader = shader.fragmentShader.replace(line, `${line}\n${own}`)
    }
    act(material)
    expectHalf(material)
  })
})

// three's next line, which was looked for behind them, was in a block then, and so was ours.
test.each([
  ['a condition', '#ifdef USE_ALPHAMAP\n#include <alphamap_fragment>\n#endif'],
  ['conditions in one another', '#if 1\n  # ifdef USE_ALPHAMAP\n#include <alphamap_fragment>\n# endif\n#endif'],
  ['a block', 'if (false) {\n#include <alphamap_fragment>\n}']
])('a hook that puts the next line of three into %s', (_name, replacement) => {
  for (const act of Object.values(ours)) {
    const material = new MeshBasicMaterial({ color: new Color(1, 0.5, 0.25) })
    material.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace('#include <alphamap_fragment>', replacement)
    }
    act(material)
    expectHalf(material)
  }
})

test('what is injected comes behind what is painted, whoever is first', () => {
  for (const names of [['paint', 'set'] as const, ['set', 'paint'] as const]) {
    const material = new MeshBasicMaterial()
    for (const name of names) {
      if (name === 'paint') paint(material, { color: grey })
      else inject(material, { fragment: { color: 'diffuseColor.rgb = vec3(0.5, 0.25, 0.125);' } })
    }
    expectHalf(material)
  }
})
