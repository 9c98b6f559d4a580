import { MeshStandardMaterial } from 'three'
import { expect, test } from 'vitest'
import { fbm, mix, paint, perlin2, perlin3, rotate, turbulence, value3, warp, type Field } from 'three-perlin'
import { compileGlsl } from '../../src/field/glslUnit'
import { FieldTables } from '../../src/material/fieldTables'
import { liveUniforms } from '../../src/material/fieldUniforms'
import { probeGlsl } from '../support/glslProbe'
import { drawSheet, eachPixel, paintedSheet, PIXEL } from '../support/paintStage'
import { randomNumbers } from '../support/randomNumbers'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const rng = randomNumbers(9)
const points = Array.from({ length: 6000 }, () => [0, 0, 0].map(() => Math.fround((rng() - 0.5) * 400)))

const noise = perlin3({ frequency: 0.7 })
const cases: Record<string, [field: Field, footprint: number]> = {
  'a noise': [noise, 1],
  'a noise of nothing left': [noise, 5],
  'value noise': [value3({ frequency: [0.5, 1, 0.7] }), 1],
  'a noise on the ground': [perlin2({ axes: 'xz', frequency: 0.7 }), 1.2],
  arithmetic: [
    noise
      .mul(3)
      .add(perlin3({ seed: 2 }))
      .sub(4),
    0.8
  ],
  fit: [noise.fit(0, 10), 1],
  // Its factors hold -1.0, which stands for itself only where it is the whole factor.
  'a mix from -1': [mix(-1, 1, noise), 1],
  'a mix by -1': [mix(noise, 5, -1), 1],
  'domain operations': [rotate(noise.frequency([1, 2, 0.5]), 'y', 0.7).translate([1, 2, 3]), 0.6],
  fbm: [fbm(perlin3({ frequency: 0.2 }), { octaves: 5 }), 0.8],
  'normalised fbm that turns': [fbm(perlin3({ frequency: 0.2 }), { octaves: 4, rotate: true, normalize: true }), 0.8],
  turbulence: [turbulence(perlin3({ frequency: 0.2 }), { octaves: 5 }), 0.8],
  'a warp': [warp(noise, { x: perlin3({ seed: 5, frequency: 0.05 }) }, 2), 0.8]
}

test.each(Object.entries(cases))(
  '%s: what a footprint takes from the gradient is known',
  (_name, [field, footprint]) => {
    const unit = compileGlsl([{ name: 'probe', footprint: true, outputs: [{ name: 'height', field, gradient: true }] }])
    const tables = new FieldTables()
    tables.add(unit)
    const result = probeGlsl(renderer, {
      expression: 'probed(a.xyz)',
      declarations: `${unit.source}
highp vec4 probed(highp vec3 p) {
  highp vec3 g;
  highp float h;
  highp float lost;
  probe(p, vec3(${footprint.toFixed(3)}), h, g, lost);
  return vec4(lost, g);
}`,
      uniforms: { ...tables.uniforms, ...liveUniforms(unit) },
      a: points,
      stage: 'fragment'
    })
    let lost = 0
    let taken = 0
    const gradient = [0, 0, 0]
    const square = ([x, y, z]: Iterable<number>) => x * x + y * y + z * z
    points.forEach(([x, y, z], i) => {
      field.sampleGradient(x, y, z, gradient)
      taken += square(gradient) - square(result.subarray(4 * i + 1, 4 * i + 4))
      lost += result[4 * i]
    })
    // 6000 random points give the mean of a square to 3 %; that noises, and their axes, are independent of one another is
    // not quite true of the octaves of |noise|, nor of a warp.
    expect(lost / taken).toBeGreaterThan(0.85)
    expect(lost / taken).toBeLessThan(1.15)
  }
)

test('it widens the highlight of a physical material', () => {
  const bump = fbm(perlin3({ frequency: 6 }), { octaves: 3 }).mul(0.05)
  const material = new MeshStandardMaterial({ roughness: 0.3 })
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      '#include <opaque_fragment>\ngl_FragColor = vec4(material.roughness);'
    )
  }
  paint(material, { bump })
  const pixels = drawSheet(renderer, paintedSheet(material))
  const gradient = [0, 0, 0]
  // The sheet is flat: what three adds for its own normals is 0. A square of α, averaged over the picture.
  let [full, limited, alphaSquare, count] = [0, 0, 0, 0]
  const square = () => gradient[0] ** 2 + gradient[1] ** 2 + gradient[2] ** 2
  eachPixel((x, y, i) => {
    bump.sampleGradient(x, y, 0, gradient)
    full += square()
    bump.sampleGradient(x, y, 0, gradient, 0, [PIXEL, PIXEL, 0])
    limited += square()
    alphaSquare += pixels[4 * i] ** 4 - 0.3 ** 4
    count++
  })
  const ratio = alphaSquare / (full - limited)
  expect(count).toBeGreaterThan(2000)
  expect(ratio).toBeGreaterThan(0.85)
  expect(ratio).toBeLessThan(1.15)
})
