import { BackSide, DoubleSide, FrontSide, MeshNormalMaterial } from 'three'
import { expect, test } from 'vitest'
import { coordinate, paint } from 'three-perlin'
import { drawSheet, eachPixel, paintedSheet } from '../support/paintStage'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const SLOPE = 0.5
/** Of the sloping surface as it is seen: turned half round about y, and towards the eye, x keeps its sign. */
const NORMAL = [-SLOPE, 0, 1].map((component) => component / Math.hypot(SLOPE, 1))

/** Differences of positions of up to 3 units, 2⁻²² of which is rounding, over a pixel of 1/8 of a unit. */
const TOLERANCE = (3 * 2 ** -22 * 2) / 0.125

// A relief was the other way round on the back of a surface that has a back side alone.
test.each([
  ['the front', FrontSide, 0],
  ['both sides, from behind', DoubleSide, Math.PI],
  ['the back alone', BackSide, Math.PI]
] as const)('a relief on %s', (_name, side, turn) => {
  const material = new MeshNormalMaterial({ side })
  paint(material, { bump: coordinate('x').mul(SLOPE) })
  const sheet = paintedSheet(material)
  sheet.rotation.y = turn
  const pixels = drawSheet(renderer, sheet)
  eachPixel((_x, _y, i) => {
    NORMAL.forEach((component, k) => {
      expect(Math.abs(2 * pixels[4 * i + k] - 1 - component)).toBeLessThan(TOLERANCE)
    })
  })
})
