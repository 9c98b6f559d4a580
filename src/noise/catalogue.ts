import { ARTICLE_PERLIN3 } from './articlePerlin3'
import { FLOW2 } from './flow2'
import { FLOW3 } from './flow3'
import type { NoiseKind } from './noiseKind'
import { PERLIN1 } from './perlin1'
import { PERLIN2 } from './perlin2'
import { PERLIN3 } from './perlin3'
import { PERLIN4 } from './perlin4'
import { VALUE1 } from './value1'
import { VALUE2 } from './value2'
import { VALUE3 } from './value3'
import { VALUE_GRADIENT2 } from './valueGradient2'

/** Every kind of lattice noise: createNoise, the chunks and the parity tests walk this list. */
export const NOISE_KINDS: readonly NoiseKind[] = [
  PERLIN1,
  PERLIN2,
  PERLIN3,
  PERLIN4,
  FLOW2,
  FLOW3,
  VALUE1,
  VALUE2,
  VALUE3,
  VALUE_GRADIENT2,
  ARTICLE_PERLIN3
]
