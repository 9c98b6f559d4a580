import { checkKeys } from '../checkKeys'
import { seededPermutation, type SeedOptions } from '../permutation/seededPermutation'
import { articlePerlin3, ARTICLE_PERLIN3 } from './articlePerlin3'
import { fadeQuintic } from './fade'
import { fadeFrom, type Fade } from './fadeFrom'
import { flow2, FLOW2 } from './flow2'
import { flow3, FLOW3 } from './flow3'
import { latticeNoise, NO_PERIOD, type Periods } from './latticeNoise'
import type { GradientTarget, Noise } from './noise'
import type { NoiseKind } from './noiseKind'
import { noiseTables } from './noiseTables'
import { perlin1, PERLIN1 } from './perlin1'
import { perlin2, PERLIN2 } from './perlin2'
import { perlin2Gradient } from './perlin2Gradient'
import { perlin3, PERLIN3 } from './perlin3'
import { perlin3Gradient } from './perlin3Gradient'
import { perlin4, PERLIN4 } from './perlin4'
import { sinHash2 } from './sinHash2'
import { validatePeriod } from './validatePeriod'
import { value1, VALUE1 } from './value1'
import { value2, VALUE2 } from './value2'
import { value3, VALUE3 } from './value3'
import { VALUE_GRADIENT2, valueGradient2 } from './valueGradient2'

export interface NoiseOptions extends SeedOptions {
  /**
   * The curve that joins lattice points; another than 'quintic' is slower. sinHash2 keeps its own.
   *
   * @defaultValue 'quintic'
   */
  fade?: Fade
}

/**
 * Creates the noise functions of one permutation, on the CPU, in doubles. The GLSL functions of the same names give the
 * same values in float32.
 *
 * @param options - `seed` (integer or string) or `permutation`, and `fade`
 * @defaultValue no options: Ken Perlin's own table, so that perlin3 is his reference noise to 1e-15
 * @throws if the seed, the permutation or the fade is not valid
 */
export function createNoise(options: NoiseOptions = {}): Noise {
  const t = noiseTables(seededPermutation(options, 'createNoise'))
  checkKeys(options, ['seed', 'permutation', 'fade'], 'createNoise')
  const fade = fadeFrom(options.fade ?? 'quintic', 'createNoise')
  const fast = fade === fadeQuintic
  const scratch = new Float64Array(8)

  function general(
    kind: NoiseKind,
    periods: Periods,
    x: number,
    y: number,
    z: number,
    w: number,
    target?: GradientTarget
  ): number {
    return latticeNoise(kind, t, fade, periods, x, y, z, w, target)
  }

  return {
    perlin1: fast ? (x) => perlin1(t, x) : (x) => general(PERLIN1, NO_PERIOD, x, 0, 0, 0),
    perlin1Gradient: (x, g) => general(PERLIN1, NO_PERIOD, x, 0, 0, 0, g),
    perlin1Periodic: (x, px) => general(PERLIN1, periods('perlin1Periodic', px, NONE, NONE, NONE), x, 0, 0, 0),
    perlin1PeriodicGradient: (x, px, g) =>
      general(PERLIN1, periods('perlin1PeriodicGradient', px, NONE, NONE, NONE), x, 0, 0, 0, g),
    perlin2: fast ? (x, y) => perlin2(t, x, y) : (x, y) => general(PERLIN2, NO_PERIOD, x, y, 0, 0),
    perlin2Gradient: fast
      ? (x, y, g) => {
          scratch[0] = x
          scratch[1] = y
          perlin2Gradient(t, scratch, 0, 4)
          g[0] = scratch[5]
          g[1] = scratch[6]
          return scratch[4]
        }
      : (x, y, g) => general(PERLIN2, NO_PERIOD, x, y, 0, 0, g),
    perlin2Periodic: (x, y, px, py) => general(PERLIN2, periods('perlin2Periodic', px, py, NONE, NONE), x, y, 0, 0),
    perlin2PeriodicGradient: (x, y, px, py, g) =>
      general(PERLIN2, periods('perlin2PeriodicGradient', px, py, NONE, NONE), x, y, 0, 0, g),
    perlin3: fast ? (x, y, z) => perlin3(t, x, y, z) : (x, y, z) => general(PERLIN3, NO_PERIOD, x, y, z, 0),
    perlin3Gradient: fast
      ? (x, y, z, g) => {
          scratch[0] = x
          scratch[1] = y
          scratch[2] = z
          perlin3Gradient(t, scratch, 0, 4)
          g[0] = scratch[5]
          g[1] = scratch[6]
          g[2] = scratch[7]
          return scratch[4]
        }
      : (x, y, z, g) => general(PERLIN3, NO_PERIOD, x, y, z, 0, g),
    perlin3Periodic: (x, y, z, px, py, pz) =>
      general(PERLIN3, periods('perlin3Periodic', px, py, pz, NONE), x, y, z, 0),
    perlin3PeriodicGradient: (x, y, z, px, py, pz, g) =>
      general(PERLIN3, periods('perlin3PeriodicGradient', px, py, pz, NONE), x, y, z, 0, g),
    perlin4: fast ? (x, y, z, w) => perlin4(t, x, y, z, w) : (x, y, z, w) => general(PERLIN4, NO_PERIOD, x, y, z, w),
    perlin4Gradient: (x, y, z, w, g) => general(PERLIN4, NO_PERIOD, x, y, z, w, g),
    perlin4Periodic: (x, y, z, w, px, py, pz, pw) =>
      general(PERLIN4, periods('perlin4Periodic', px, py, pz, pw), x, y, z, w),
    perlin4PeriodicGradient: (x, y, z, w, px, py, pz, pw, g) =>
      general(PERLIN4, periods('perlin4PeriodicGradient', px, py, pz, pw), x, y, z, w, g),
    flow2: fast ? (x, y, turns) => flow2(t, x, y, turns) : (x, y, turns) => general(FLOW2, NO_PERIOD, x, y, turns, 0),
    flow2Gradient: (x, y, turns, g) => general(FLOW2, NO_PERIOD, x, y, turns, 0, g),
    flow2Periodic: (x, y, turns, px, py, pt) =>
      general(FLOW2, periods('flow2Periodic', px, py, pt, NONE), x, y, turns, 0),
    flow2PeriodicGradient: (x, y, turns, px, py, pt, g) =>
      general(FLOW2, periods('flow2PeriodicGradient', px, py, pt, NONE), x, y, turns, 0, g),
    flow3: fast
      ? (x, y, z, turns) => flow3(t, x, y, z, turns)
      : (x, y, z, turns) => general(FLOW3, NO_PERIOD, x, y, z, turns),
    flow3Gradient: (x, y, z, turns, g) => general(FLOW3, NO_PERIOD, x, y, z, turns, g),
    flow3Periodic: (x, y, z, turns, px, py, pz, pt) =>
      general(FLOW3, periods('flow3Periodic', px, py, pz, pt), x, y, z, turns),
    flow3PeriodicGradient: (x, y, z, turns, px, py, pz, pt, g) =>
      general(FLOW3, periods('flow3PeriodicGradient', px, py, pz, pt), x, y, z, turns, g),
    value1: fast ? (x) => value1(t, x) : (x) => general(VALUE1, NO_PERIOD, x, 0, 0, 0),
    value1Gradient: (x, g) => general(VALUE1, NO_PERIOD, x, 0, 0, 0, g),
    value1Periodic: (x, px) => general(VALUE1, periods('value1Periodic', px, NONE, NONE, NONE), x, 0, 0, 0),
    value1PeriodicGradient: (x, px, g) =>
      general(VALUE1, periods('value1PeriodicGradient', px, NONE, NONE, NONE), x, 0, 0, 0, g),
    value2: fast ? (x, y) => value2(t, x, y) : (x, y) => general(VALUE2, NO_PERIOD, x, y, 0, 0),
    value2Gradient: (x, y, g) => general(VALUE2, NO_PERIOD, x, y, 0, 0, g),
    value2Periodic: (x, y, px, py) => general(VALUE2, periods('value2Periodic', px, py, NONE, NONE), x, y, 0, 0),
    value2PeriodicGradient: (x, y, px, py, g) =>
      general(VALUE2, periods('value2PeriodicGradient', px, py, NONE, NONE), x, y, 0, 0, g),
    value3: fast ? (x, y, z) => value3(t, x, y, z) : (x, y, z) => general(VALUE3, NO_PERIOD, x, y, z, 0),
    value3Gradient: (x, y, z, g) => general(VALUE3, NO_PERIOD, x, y, z, 0, g),
    value3Periodic: (x, y, z, px, py, pz) => general(VALUE3, periods('value3Periodic', px, py, pz, NONE), x, y, z, 0),
    value3PeriodicGradient: (x, y, z, px, py, pz, g) =>
      general(VALUE3, periods('value3PeriodicGradient', px, py, pz, NONE), x, y, z, 0, g),
    valueGradient2: fast
      ? (x, y) => valueGradient2(t, x, y)
      : (x, y) => general(VALUE_GRADIENT2, NO_PERIOD, x, y, 0, 0),
    valueGradient2Gradient: (x, y, g) => general(VALUE_GRADIENT2, NO_PERIOD, x, y, 0, 0, g),
    valueGradient2Periodic: (x, y, px, py) =>
      general(VALUE_GRADIENT2, periods('valueGradient2Periodic', px, py, NONE, NONE), x, y, 0, 0),
    valueGradient2PeriodicGradient: (x, y, px, py, g) =>
      general(VALUE_GRADIENT2, periods('valueGradient2PeriodicGradient', px, py, NONE, NONE), x, y, 0, 0, g),
    articlePerlin3: fast
      ? (x, y, z) => articlePerlin3(t, x, y, z)
      : (x, y, z) => general(ARTICLE_PERLIN3, NO_PERIOD, x, y, z, 0),
    articlePerlin3Gradient: (x, y, z, g) => general(ARTICLE_PERLIN3, NO_PERIOD, x, y, z, 0, g),
    articlePerlin3Periodic: (x, y, z, px, py, pz) =>
      general(ARTICLE_PERLIN3, periods('articlePerlin3Periodic', px, py, pz, NONE), x, y, z, 0),
    articlePerlin3PeriodicGradient: (x, y, z, px, py, pz, g) =>
      general(ARTICLE_PERLIN3, periods('articlePerlin3PeriodicGradient', px, py, pz, NONE), x, y, z, 0, g),
    sinHash2
  }
}

const NONE = 256

// Scratch, so that a periodic sample allocates nothing.
const checked: [number, number, number, number] = [NONE, NONE, NONE, NONE]

function periods(caller: string, px: number, py: number, pz: number, pw: number): Periods {
  checked[0] = validatePeriod(px, caller, 'px')
  checked[1] = validatePeriod(py, caller, 'py')
  checked[2] = validatePeriod(pz, caller, 'pz')
  checked[3] = validatePeriod(pw, caller, 'pw')
  return checked
}
