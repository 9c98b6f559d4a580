import type { Device } from './benchResult'
import { cost, speed, speedOfPeers, worstError, type Figure } from './figures'

/** A figure to reach. */
export interface Target {
  /** Number in the list of targets. */
  readonly id: string
  readonly text: string
  /** Figures by renderer; on others there is a figure, but no goal. */
  readonly goal: Partial<Record<Device['kind'], number>>
  readonly better: 'more' | 'less'
  readonly figure: Figure
}

const both = (swiftShader: number, llvmpipe = swiftShader) => ({ swiftShader, llvmpipe })
const anywhere = (figure: number) => ({ swiftShader: figure, llvmpipe: figure, gpu: figure })
const filled = 'field perlin3, fill'

export const targets: readonly Target[] = [
  {
    id: '1',
    text: '3D against cnoise, 8 evaluations a pixel',
    goal: both(2.6, 2),
    better: 'more',
    figure: speed('fragment3', 'perlin3', 'glsl-noise cnoise3')
  },
  {
    id: '1',
    text: '3D against cnoise, 1 evaluation a pixel',
    goal: both(4.5, 2.3),
    better: 'more',
    figure: speed('single3', 'perlin3', 'glsl-noise cnoise3')
  },
  {
    id: '1',
    text: '2D against cnoise',
    goal: both(2.4, 2.1),
    better: 'more',
    figure: speed('fragment2', 'perlin2', 'glsl-noise cnoise2')
  },
  {
    id: '1',
    text: '4D against cnoise',
    goal: both(2.4),
    better: 'more',
    figure: speed('fragment4', 'perlin4', 'glsl-noise cnoise4')
  },
  {
    id: '1',
    text: '3D against cnoise, vertex stage',
    goal: both(2.1, 1.7),
    better: 'more',
    figure: speed('vertex3', 'perlin3', 'glsl-noise cnoise3')
  },
  {
    id: '2',
    text: '3D against the fastest simplex noise',
    goal: both(1.5, 1.7),
    better: 'more',
    figure: speed('fragment3', 'perlin3', 'glsl-noise snoise3', 'gl-noise simplex3')
  },
  {
    id: '2',
    text: "3D against three's mx_noise_float",
    goal: both(10, 1.2),
    better: 'more',
    figure: speed('fragment3', 'perlin3', 'three mx_noise_float, 3D')
  },
  {
    id: '3',
    text: 'value and gradient against cnoise alone',
    goal: both(1.7, 1.4),
    better: 'more',
    figure: speed('fragment3', 'perlin3Gradient', 'glsl-noise cnoise3')
  },
  {
    id: '3',
    text: 'value and gradient against four taps of our own',
    goal: both(3),
    better: 'more',
    figure: speed('fragment3', 'perlin3Gradient', 'perlin3, four taps')
  },
  {
    id: '4',
    text: 'compile, link and first draw, in that of cnoise',
    goal: both(0.5, 0.7),
    better: 'less',
    figure: cost('link3', 'perlin3', 'glsl-noise cnoise3')
  },
  {
    id: '5',
    text: 'CPU: 3D against the fastest peer',
    goal: anywhere(1.5),
    better: 'more',
    figure: speedOfPeers('cpu3', 'perlin3')
  },
  {
    id: '5',
    text: 'CPU: 2D against the fastest peer',
    goal: anywhere(1.7),
    better: 'more',
    figure: speedOfPeers('cpu2', 'perlin2')
  },
  {
    id: '5',
    text: 'CPU: 4D against the fastest peer',
    goal: anywhere(1.2),
    better: 'more',
    figure: speedOfPeers('cpu4', 'perlin4')
  },
  {
    id: '5',
    text: "CPU: grid, 64 samples a cell, against three's ImprovedNoise",
    goal: anywhere(30),
    better: 'more',
    figure: speed('cpugrid64', filled, 'three ImprovedNoise')
  },
  {
    id: '5',
    text: 'CPU: grid, 64 samples a cell, against the fastest peer',
    goal: anywhere(17),
    better: 'more',
    figure: speedOfPeers('cpugrid64', filled)
  },
  {
    id: '6',
    text: 'GPU: largest error of perlin2, perlin3 and perlin4',
    goal: anywhere(1.2e-6),
    better: 'less',
    figure: worstError('fragment', /^perlin[234](Gradient)?$/)
  },
  {
    id: '6',
    text: 'CPU: largest difference of perlin2 and perlin3 from ImprovedNoise',
    goal: anywhere(1e-15),
    better: 'less',
    figure: worstError('cpu', /^perlin[23]( again)?$/)
  },
  {
    id: '7',
    text: 'a field on the GPU, in that of the same by hand',
    goal: { swiftShader: 1.1 },
    better: 'less',
    figure: cost('fragmentfield', 'fbm6', 'fbm6 by hand')
  },
  {
    id: '7',
    text: 'a field on the CPU, in that of the same by hand',
    goal: anywhere(1.3),
    better: 'less',
    figure: cost('cpufield', 'fbm6, sample', 'fbm6 by hand')
  }
]
