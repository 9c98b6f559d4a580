import { constant } from '../field/arithmetic'
import { coordinate } from '../field/coordinate'
import { describe } from '../describe'
import { clamp, max } from '../field/extrema'
import { fbm } from '../field/fbm'
import type { Field } from '../field/field'
import { flow3 } from '../field/flow3'
import { distance } from '../field/distance'
import { live } from '../field/live'
import { ramp } from '../field/ramp'
import { smoothstep } from '../field/steps'
import { warp } from '../field/warp'
import { inverse } from './inverse'
import type { Preset } from './preset'
import type { PresetOptions } from './presetOptions'
import { presetSpace } from './presetSpace'

/** Options of `clouds`. */
export interface CloudsOptions extends PresetOptions {
  /**
   * What is painted: a sheet or any body, or a dome about the origin, y up, onto which a level layer of clouds at a height of 1
   * unit is projected. Let the dome have a radius of 1 in its own space, and scale the mesh. Clouds fade towards the
   * horizon.
   *
   * @defaultValue 'sheet'
   */
  on?: 'sheet' | 'dome'
}

/** How far towards the sun it is asked how much cloud there is. */
const STEP = 0.16

/**
 * Clouds that form and drift with time, as opacity, white at their edges and grey where they are thick. Give `paint` a
 * `time` in seconds.
 *
 * @param options - `scale`: of a cloud, 1.5 by default; `on`: a sheet or a sky dome
 * @throws if an option is of the wrong type or range
 */
export function clouds(options: CloudsOptions = {}) {
  const { scale, seed, apart, place } = presetSpace('clouds', options, 1.5, ['on'])
  const { on = 'sheet' } = options
  if (on !== 'sheet' && on !== 'dome') throw new Error(`clouds: \`on\` must be 'sheet' or 'dome', got ${describe(on)}.`)
  const parameters = {
    scale,
    cover: live(0.5, { label: 'Cover', min: 0, max: 1, step: 0.01 }),
    softness: live(0.55, { label: 'Softness', min: 0.05, max: 1, step: 0.01 }),
    wind: live(0.02, { label: 'Wind', min: -0.5, max: 0.5, step: 0.005, unit: 'clouds / s' }),
    shade: live(0.6, { label: 'Shade', min: 0, max: 1, step: 0.01 })
  }
  const colors = {
    light: { value: '#ffffff', label: 'Light' },
    shade: { value: '#8d96a5', label: 'Shade' }
  }
  const time = coordinate('t')
  const flow = (frequency: number, turn: number) =>
    apart(flow3({ seed, frequency: [frequency, frequency, frequency, turn] }))
  const drift = (field: Field) => warp(field, { x: time.mul(parameters.wind).mul(-1) })
  const swirl = { x: flow(1.4, 0.02).mul(0.35), y: flow(1.4, 0.02).mul(0.35), z: flow(1.4, 0.02).mul(0.35) }
  const heaps = drift(warp(fbm(flow(0.9, 0.015), { octaves: 7, gain: 0.54 }), swirl))
  const thick = heaps.add(constant(parameters.cover).sub(0.42))
  const flat = on === 'dome' ? level : (field: Field) => field
  const at = (field: Field) => flat(place(field))
  const cover = smoothstep(0, parameters.softness, thick)
  const sunward = thick.translate([-STEP * 0.4, -STEP, -STEP * 0.3])
  const lit = clamp(thick.sub(sunward).mul(1.6).add(0.62).sub(thick.mul(0.55)))
  const opacity = on === 'dome' ? at(cover).mul(smoothstep(0.03, 0.3, elevation())) : at(cover)
  return {
    channels: {
      color: ramp(inverse(inverse(at(lit)).mul(parameters.shade)), [
        [0.3, colors.shade],
        [0.95, colors.light]
      ]),
      opacity
    },
    material: { transparent: true, depthWrite: false, roughness: 1, specularIntensity: 0 },
    parameters,
    colors
  } satisfies Preset<object>
}

/** Sine of the angle above the horizon, as seen from the origin. */
function elevation(): Field {
  return coordinate('y').div(distance([0, 0, 0]))
}

/** The field at height 1, seen from the origin: at (x / y, 1, z / y). */
function level(field: Field): Field {
  const up = max(coordinate('y'), 1e-3)
  const onto = (axis: 'x' | 'z') => coordinate(axis).div(up).sub(coordinate(axis))
  return warp(field, { x: onto('x'), y: coordinate('y').mul(-1).add(1), z: onto('z') })
}
