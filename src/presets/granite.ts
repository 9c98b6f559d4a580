import { clamp, max } from '../field/extrema'
import { fbm } from '../field/fbm'
import type { Field } from '../field/field'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/**
 * Polished granite: grains of feldspar, quartz, plagioclase and mica that border on one another.
 *
 * @param options - `scale`: of a grain, 0.032 by default
 * @throws if an option is of the wrong type or range
 */
export function granite(options: PresetOptions = {}) {
  const { scale, noise, place } = presetSpace('granite', options, 0.032)
  const parameters = {
    scale,
    mica: live(-0.16, { label: 'Mica', min: -0.4, max: 0.4, step: 0.01 }),
    quartz: live(0.02, { label: 'Quartz', min: -0.4, max: 0.4, step: 0.01 }),
    variation: live(1, { label: 'Variation', min: 0, max: 2, step: 0.01 }),
    roughness: live(0.2, { label: 'Roughness', min: 0, max: 1, step: 0.01 })
  }
  const colors = {
    feldspar: { value: '#9d7f70', label: 'Feldspar' },
    quartz: { value: '#77736f', label: 'Quartz' },
    plagioclase: { value: '#b3aba0', label: 'Plagioclase' },
    mica: { value: '#1d1c1e', label: 'Mica' }
  }
  // Small offsets make borders angular.
  const jag = { x: noise(3.4).mul(0.22), y: noise(3.4).mul(0.22), z: noise(3.4).mul(0.22) }
  const grain = (frequency: number) => warp(noise(frequency), jag)
  const feldspar = grain(0.55)
  const quartz = grain(0.7).add(parameters.quartz)
  const plagioclase = grain(0.65)
  const mica = grain(1.25).add(parameters.mica)
  const wins = (mineral: Field, ...others: Field[]) => smoothstep(-0.02, 0.02, mineral.sub(others.reduce(max)))
  const isQuartz = wins(quartz, feldspar)
  const isPlagioclase = wins(plagioclase, feldspar, quartz)
  const isMica = wins(mica, feldspar, quartz, plagioclase)
  const flecks = smoothstep(0.24, 0.3, noise(2.4)).mul(smoothstep(-0.1, 0.3, noise(0.3)))
  const facets = smoothstep(-0.03, 0.03, grain(1.1).sub(grain(1.3)))
    .add(smoothstep(-0.03, 0.03, grain(1.7)))
    .sub(1)
  const tone = fbm(noise(1.6), { octaves: 3 })
    .mul(0.35)
    .add(noise(0.13).mul(0.25))
    .add(facets.mul(0.22))
    .mul(parameters.variation)
  const dark = clamp(max(isMica, flecks))
  const color = layers(colors.feldspar, [
    [colors.quartz, place(isQuartz)],
    [colors.plagioclase, place(isPlagioclase)],
    [colors.mica, place(dark)]
  ]).mul(place(tone.add(1)))
  return {
    channels: {
      color,
      roughness: place(tone.mul(0.1).sub(dark.mul(0.08)).add(isQuartz.mul(0.04))).add(parameters.roughness)
    },
    material: { ior: 1.54 },
    parameters,
    colors
  } satisfies Preset<object>
}
