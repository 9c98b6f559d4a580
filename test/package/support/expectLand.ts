import type { Page } from 'playwright'
import { expect } from 'vitest'
import { consumerLibrary } from './consumerLibrary'
import { landLight, type LandSettings } from './landLight'
import { linear, picture } from './picture'

/**
 * How far the light of a pixel may be from the diffuse light of the field on the CPU. A dielectric reflects 4 % at
 * normal incidence: that much of the light, 3/π at most, is moved from diffuse to specular reflection, which goes
 * elsewhere. The screen has 8 bits of sRGB, whose steps are 2.3/255 of linear light at most, half of which is lost.
 */
const TOLERANCE = (0.04 * 3) / Math.PI + 2.3 / 255 / 2

/** Checks every pixel of the page's canvas: displaced, lit by the normals of the displaced ground, and by no others. */
export async function expectLand(page: Page, settings: LandSettings): Promise<void> {
  const light = landLight(await consumerLibrary(), settings)
  const seen = (await picture(page)).map(linear)
  expect(seen).toHaveLength(light.length)
  const errors = seen.map((value, i) => Math.abs(value - light[i]))
  expect(Math.max(...errors)).toBeLessThan(TOLERANCE)
  // A flat land would be of one light. This one varies by far more than what is tolerated.
  expect(deviation(seen)).toBeGreaterThan(2 * TOLERANCE)
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
