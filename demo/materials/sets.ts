import type { View } from '../scenes/demoScene'
import type { ShapeName } from './shapes'

/** Where materials are shown: numbers that the scene and the copied program share. */
export interface SetRow {
  /** Colour of the floor and the wall; none where there is no floor. */
  readonly floor?: string
  readonly background: string
  /** Where haze begins and where it hides all, in the colour of the background. */
  readonly haze?: readonly [number, number]
  /** Colour of an even sky all around, in place of a room. */
  readonly sky?: string
  /** Strength of the light from all around. */
  readonly environment: number
  /** The light that casts shadows; its cone in radians, the whole of which is a soft edge. */
  readonly sun: {
    readonly intensity: number
    readonly colour: string
    readonly position: readonly [number, number, number]
    readonly cone: number
  }
  readonly exposure: number
}

const key = [-4.6, 8.2, 5.4] as const

export const sets = {
  studio: {
    floor: '#57504a',
    background: '#2b2722',
    environment: 0.42,
    sun: { intensity: 4.2, colour: '#ffe3c4', position: key, cone: 0.46 },
    exposure: 1
  },
  dusk: {
    floor: '#2c2725',
    background: '#141110',
    environment: 0.22,
    sun: { intensity: 1.6, colour: '#ffd0a8', position: key, cone: 0.46 },
    exposure: 1
  },
  outdoors: {
    background: '#c9d4de',
    haze: [7, 30],
    sky: '#a8c0dc',
    environment: 0.62,
    sun: { intensity: 2.7, colour: '#ffe9cf', position: [-12, 10.4, 5], cone: 0.7 },
    exposure: 1
  },
  sea: {
    background: '#e6cdb0',
    haze: [9, 34],
    sky: '#8ea6c0',
    environment: 0.8,
    sun: { intensity: 3.2, colour: '#ffcf9a', position: [-9, 13, -78], cone: 0.9 },
    exposure: 1
  },
  space: {
    background: '#05070b',
    environment: 0.02,
    sun: { intensity: 3.4, colour: '#fff6ea', position: [-12, 5.2, 8.4], cone: 0.6 },
    exposure: 1
  },
  sky: {
    background: '#4f86c4',
    environment: 0,
    sun: { intensity: 0, colour: '#ffffff', position: key, cone: 0.46 },
    exposure: 1
  }
} as const satisfies Record<string, SetRow>

export type SetName = keyof typeof sets

/** Where the camera stands before a shape. */
export function viewOf(shape: ShapeName, aspect: number): View {
  // A tall picture sees less at the sides.
  const back = aspect > 1 ? 1 : 1.06
  const at = (x: number, y: number, z: number) => ({ x: x * back, y: 1 + (y - 1) * back, z: z * back })
  const close = { pan: 0, polar: [0.35, 1.54] as const }
  switch (shape) {
    case 'Ground':
      return {
        position: { x: 0, y: 1.5, z: 4.4 },
        target: { x: 0, y: 0.25, z: 0 },
        distance: [1, 12],
        polar: [0.2, 1.5],
        pan: 6
      }
    case 'Land':
      return {
        position: { x: 2.6, y: 3.3, z: 7.2 },
        target: { x: 0, y: 0.75, z: 0 },
        distance: [1.5, 11],
        polar: [0.2, 1.46],
        pan: 3
      }
    case 'Globe':
      return {
        position: { x: 0, y: 0.3 * back, z: 4.1 * back },
        target: { x: 0, y: 0, z: 0 },
        distance: [1.4, 9],
        polar: [0.2, 2.9],
        pan: 0
      }
    case 'Dome':
      return {
        position: { x: 0, y: 0, z: 0 },
        target: { x: 0, y: 0.55, z: -1 },
        distance: [1.1, 1.2],
        polar: [1.62, 2.9],
        pan: 0
      }
    default:
      return { position: at(1.6, 1.9, 5.5), target: { x: 0, y: 1.02, z: 0 }, distance: [1.5, 11], ...close }
  }
}
