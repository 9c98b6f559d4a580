import { Mesh, MeshNormalMaterial, MeshStandardMaterial, PlaneGeometry, Scene } from 'three'
import { expect, test } from 'vitest'
import { bandLimit, displace, fbm, perlin2 } from 'three-perlin'
import { drawSheet, eachPixel, paintedSheet, PIXEL } from '../support/paintStage'
import { expectVertices } from '../support/expectVertices'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

test('vertices show no noise that is finer than a footprint, drawn or asked for; it is live', () => {
  const noise = { frequency: 1 / 12, octaves: 6 }
  const height = fbm(perlin2({ seed: 7, axes: 'xz', frequency: noise.frequency }), { octaves: noise.octaves })
  const mesh = new Mesh(new PlaneGeometry(200, 200, 40, 40).rotateX(-Math.PI / 2), new MeshStandardMaterial())
  new Scene().add(mesh)
  const footprint = { value: 5 }
  const surface = displace(mesh, height, { along: 'y', amplitude: 10, footprint })
  const programs = () => renderer.info.programs?.length
  let compiled: number | undefined
  for (const width of [5, 12, 0.5]) {
    footprint.value = width
    expectVertices(renderer, {
      mesh,
      field: bandLimit(height, width),
      options: { along: 'y', amplitude: 10 },
      noise,
      amplitude: 10
    })
    expect(programs()).toBe((compiled ??= programs()))
    expect(surface.heightAt(15, -35)).toBeCloseTo(10 * height.sample(15, 0, -35, 0, width), 10)
  }
})

test('what the vertices do not show is in the normals at pixels', () => {
  const height = fbm(perlin2({ frequency: 0.7 }), { octaves: 4 }).mul(0.3)
  const sheet = paintedSheet(new MeshNormalMaterial())
  displace(sheet, height, { along: 'z', normals: 'pixel', footprint: 100 })
  const pixels = drawSheet(renderer, sheet)
  const gradient = [0, 0, 0]
  eachPixel((x, y, i) => {
    height.sampleGradient(x, y, 0, gradient, 0, [PIXEL, PIXEL, 0])
    const length = Math.hypot(gradient[0], gradient[1], 1)
    // Derivatives of positions to the next pixel: 2⁻²³ of 10 units, over a pixel of 0.125.
    expect(Math.abs(pixels[4 * i] - (0.5 - (0.5 * gradient[0]) / length))).toBeLessThan(2e-5)
  })
})

test.each([-1, NaN, '2'])('a footprint of %s is an error', (footprint) => {
  const mesh = new Mesh(new PlaneGeometry(), new MeshStandardMaterial())
  expect(() => displace(mesh, perlin2(), { footprint: footprint as never })).toThrow(
    /displace: `footprint` must be a number from 0/
  )
})
