import { Group, InstancedMesh, Matrix4, MeshNormalMaterial, type Mesh, type Vector3Tuple } from 'three'
import { describe, expect, test } from 'vitest'
import { coordinate, displace, paint } from 'three-perlin'
import { drawSheet, eachPixel, paintedSheet } from '../support/paintStage'
import { useRenderer } from '../support/renderer'

// Heights of a relief were scaled by an average of the object's scales: far off where it is scaled unevenly.

const renderer = useRenderer()

const SLOPE = 0.1
const slope = coordinate('x').mul(SLOPE)
/** Differences of positions of up to 12 units, 2⁻²² of which is rounding, over a pixel of 1/8 of a unit; slopes up to 6. */
const TOLERANCE = ((12 * 2 ** -22 * 2) / 0.125) * 6

const scales: Vector3Tuple[] = [
  [2, 1, 1],
  [0.25, 1, 3],
  [1, 4, 0.5],
  [-2, 1, 1.5]
]

/** A sheet that looks the same, however it is scaled. */
function scaledSheet([x, y]: Vector3Tuple): { sheet: Mesh; material: MeshNormalMaterial } {
  const material = new MeshNormalMaterial()
  const sheet = paintedSheet(material)
  sheet.geometry.scale(1 / Math.abs(x), 1 / y, 1)
  return { sheet, material }
}

function expectSlope(sheet: Mesh, inWorld: number): void {
  const pixels = drawSheet(renderer, sheet)
  const normal = [-inWorld, 0, 1].map((component) => component / Math.hypot(inWorld, 1))
  eachPixel((_x, _y, i) => {
    normal.forEach((component, k) => {
      expect(Math.abs(2 * pixels[4 * i + k] - 1 - component)).toBeLessThan(TOLERANCE)
    })
  })
}

describe.each(scales)('scaled by %d, %d, %d', (...sizes) => {
  const [x, , z] = sizes

  test('a relief is as steep as a displacement', () => {
    for (const act of ['bump', 'displace']) {
      const { sheet, material } = scaledSheet(sizes)
      sheet.scale.set(...sizes)
      if (act === 'bump') paint(material, { bump: slope })
      else displace(sheet, slope, { along: 'z' })
      expectSlope(sheet, (z / x) * SLOPE)
    }
  })

  test('so it is where an instance is scaled', () => {
    const { sheet, material } = scaledSheet(sizes)
    // three draws mirrored instances from behind.
    const scale = new Matrix4().makeScale(Math.abs(sizes[0]), sizes[1], sizes[2])
    const instance = new InstancedMesh(sheet.geometry, material, 1)
    instance.setMatrixAt(0, scale)
    paint(material, { bump: slope })
    expectSlope(instance, (z / Math.abs(x)) * SLOPE)
  })

  test('in a space that is scaled, heights are in its units', () => {
    const { sheet, material } = scaledSheet([1, 1, 1])
    const space = new Group()
    space.scale.set(...sizes)
    paint(material, { bump: slope }, { space })
    expectSlope(sheet, (z / x) * SLOPE)
  })
})
