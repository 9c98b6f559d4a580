import { MeshPhysicalMaterial } from 'three'
import { expect, test } from 'vitest'
import { constant, paint, ramp } from 'three-perlin'
import { PAINT_CHANNELS, type PaintChannel } from '../../src/material/paintChannels'
import { drawSheet, paintedSheet } from '../support/paintStage'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()

const half = constant(0.5)
const white = ramp(half, [
  [0, '#fff'],
  [1, '#fff']
])
const channels = Object.entries(PAINT_CHANNELS as Record<string, PaintChannel>)

// three compiles out what is 0, and the painted lines were about variables that were not there any more.
for (const [name, { kind, needs }] of channels) {
  if (needs === undefined) continue
  test(`${name} is painted again after ${needs} was 0 for a while`, () => {
    const material = new MeshPhysicalMaterial({ [needs]: 1, emissive: '#444' })
    paint(material, { [name]: kind === 'color' ? white : half })
    const sheet = paintedSheet(material)
    const before = drawSheet(renderer, sheet)
    material[needs] = 0
    drawSheet(renderer, sheet)
    material[needs] = 1
    expect(drawSheet(renderer, sheet)).toEqual(before)
  })
}
