import { Color, type IUniform } from 'three'
import copper from './copper.glsl?raw'
import marble from './marble.glsl?raw'
import wood from './wood.glsl?raw'

/** A number that can be tuned: its uniform, label and limits. */
export interface Knob {
  readonly uniform: string
  readonly label: string
  readonly value: number
  readonly limits: readonly [min: number, max: number, step: number]
}

export interface Swatch {
  readonly uniform: string
  readonly label: string
  readonly colour: string
}

/** One painted material: its GLSL function and what can be changed about it. */
export interface Finish {
  readonly name: string
  readonly title: string
  readonly glsl: string
  readonly knobs: readonly Knob[]
  readonly swatches: readonly Swatch[]
}

const octaves = (uniform: string, value: number): Knob => ({ uniform, label: 'octaves', value, limits: [1, 8, 0.1] })
const contrast = (uniform: string, value: number): Knob => ({ uniform, label: 'contrast', value, limits: [0, 1, 0.01] })

export const finishes: readonly Finish[] = [
  {
    name: 'marble',
    title: 'Marble',
    glsl: marble,
    knobs: [
      { uniform: 'marbleScale', label: 'scale', value: 1.15, limits: [0.3, 5, 0.01] },
      octaves('marbleOctaves', 6),
      contrast('marbleContrast', 0.85),
      { uniform: 'marbleTurbulence', label: 'turbulence', value: 1.5, limits: [0, 4, 0.01] }
    ],
    swatches: [
      { uniform: 'marbleGround', label: 'ground', colour: '#efeae2' },
      { uniform: 'marbleVein', label: 'vein', colour: '#4a4a50' },
      { uniform: 'marbleGold', label: 'hair vein', colour: '#a87f45' }
    ]
  },
  {
    name: 'wood',
    title: 'Wood',
    glsl: wood,
    knobs: [
      { uniform: 'woodScale', label: 'rings', value: 9, limits: [1, 24, 0.1] },
      octaves('woodOctaves', 4),
      contrast('woodContrast', 0.85),
      { uniform: 'woodFigure', label: 'figure', value: 0.5, limits: [0, 2, 0.01] }
    ],
    swatches: [
      { uniform: 'woodEarly', label: 'spring', colour: '#86491f' },
      { uniform: 'woodLate', label: 'summer', colour: '#1f0a04' }
    ]
  },
  {
    name: 'copper',
    title: 'Copper',
    glsl: copper,
    knobs: [
      { uniform: 'copperScale', label: 'scale', value: 1.7, limits: [0.4, 6, 0.01] },
      octaves('copperOctaves', 7),
      contrast('copperContrast', 0.8),
      { uniform: 'copperPatina', label: 'patina', value: 0.5, limits: [0, 1, 0.01] },
      { uniform: 'copperRelief', label: 'relief', value: 0.05, limits: [0, 0.15, 0.001] }
    ],
    swatches: [
      { uniform: 'copperMetal', label: 'metal', colour: '#f0986a' },
      { uniform: 'copperGreen', label: 'patina', colour: '#6fa596' }
    ]
  }
]

/** The uniforms of a finish at their first values. */
export function finishUniforms({ knobs, swatches }: Finish): Record<string, IUniform<number | Color>> {
  return Object.fromEntries<IUniform<number | Color>>([
    ...knobs.map(({ uniform, value }) => [uniform, { value }] as const),
    ...swatches.map(({ uniform, colour }) => [uniform, { value: new Color(colour) }] as const)
  ])
}
