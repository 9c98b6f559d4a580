import { clamp } from '../field/extrema'
import { fbm } from '../field/fbm'
import type { FieldLike } from '../field/field'
import { layers } from '../field/layers'
import { live } from '../field/live'
import { ramp } from '../field/ramp'
import { ridged } from '../field/ridged'
import { smoothstep } from '../field/steps'
import { inverse } from './inverse'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/** Options of `mossOnRock`. */
export interface MossOnRockOptions extends PresetOptions {
  /**
   * Where moss likes to grow: 0 as elsewhere, towards 1 surely, towards −1 surely not; a field of the space that is
   * painted, such as `coordinate('y')` on a boulder.
   *
   * @defaultValue 0
   */
  growth?: FieldLike
}

/**
 * Moss on rock: cushions that spread from the hollows of grey, cracked stone, with lichen beside them.
 *
 * @param options - `scale`: of a cushion, 0.5 by default; `growth`: where moss likes to be
 * @throws if an option is of the wrong type or range
 */
export function mossOnRock(options: MossOnRockOptions = {}) {
  const { scale, noise, place } = presetSpace('mossOnRock', options, 0.5, ['growth'])
  const { growth = 0 } = options
  const parameters = {
    scale,
    moss: live(0.5, { label: 'Moss', min: 0, max: 1, step: 0.01 }),
    lichen: live(0.5, { label: 'Lichen', min: 0, max: 1, step: 0.01 }),
    relief: live(1, { label: 'Relief', min: 0, max: 4, step: 0.05 })
  }
  const colors = {
    rock: { value: '#75726d', label: 'Rock' },
    crevices: { value: '#3a3734', label: 'Crevices' },
    lichen: { value: '#a5a68d', label: 'Lichen' },
    shade: { value: '#1f260f', label: 'Moss in shade' },
    moss: { value: '#39421f', label: 'Moss' },
    tips: { value: '#5d6331', label: 'Tips of moss' }
  }
  const stone = ridged(noise(0.8), { octaves: 5, gain: 0.5 })
  const hollow = fbm(noise(0.9), { octaves: 5, gain: 0.55 })
  const grit = fbm(noise(13), { octaves: 3, gain: 0.6 })
  const likes = place(hollow.mul(0.9).sub(stone.mul(0.12)).add(grit.mul(0.12)).add(parameters.moss).sub(0.42))
  const spread = likes.add(growth)
  const moss = smoothstep(0, 0.1, spread)
  const thick = smoothstep(0, 0.5, spread)
  const tufts = fbm(noise(22), { octaves: 3, gain: 0.65 })
  const clumps = fbm(noise(4), { octaves: 3 })
  const green = ramp(place(tufts.mul(0.5).add(clumps.mul(0.6))), [
    [-0.55, colors.shade],
    [0.0, colors.moss],
    [0.5, colors.tips]
  ])
  const spots = smoothstep(0.18, 0.26, fbm(noise(2.3), { octaves: 4 })).mul(parameters.lichen)
  const cracks = smoothstep(0.35, 0.9, stone)
  const rock = layers(colors.crevices, [
    [colors.rock, place(cracks.mul(0.8).add(hollow.mul(0.3)).add(0.1))],
    [colors.lichen, place(spots.mul(0.7))]
  ]).mul(place(grit.mul(0.4).add(1)))
  const cushion = place(tufts.mul(0.03).add(clumps.mul(0.07)))
  const bare = place(stone.mul(0.1).add(grit.mul(0.012)))
  return {
    channels: {
      color: layers(rock, [[green, moss]]),
      roughness: moss
        .mul(0.14)
        .add(place(grit.mul(0.1)))
        .add(0.84),
      ao: clamp(inverse(place(clamp(tufts.mul(-1.4).add(0.1))).mul(moss))),
      bump: bare
        .mul(inverse(moss.mul(0.8)))
        .add(cushion.mul(moss))
        .add(thick.mul(0.08))
        .mul(scale)
        .mul(parameters.relief)
    },
    material: { specularIntensity: 0.4 },
    parameters,
    colors
  } satisfies Preset<object>
}
