import { seededPermutation, type SeedOptions } from '../permutation/seededPermutation'
import { articlePerlin3 } from './articlePerlin3'
import { fadeQuintic } from './fade'
import { latticeNoise, NO_PERIOD, type Periods } from './latticeNoise'
import type { Noise } from './noise'
import { noiseTables } from './noiseTables'
import { perlin1, PERLIN1 } from './perlin1'
import { perlin2, PERLIN2 } from './perlin2'
import { perlin3, PERLIN3 } from './perlin3'
import { perlin4, PERLIN4 } from './perlin4'
import { sinHash2 } from './sinHash2'
import { validatePeriod } from './validatePeriod'
import { value1, VALUE1 } from './value1'
import { value2, VALUE2 } from './value2'
import { value3, VALUE3 } from './value3'
import { VALUE_GRADIENT2, valueGradient2 } from './valueGradient2'

/**
 * Creates the noise functions of one permutation, on the CPU, in doubles. The GLSL functions of the same names give the
 * same values in float32.
 *
 * @param options - `seed` (integer or string) or `permutation`
 * @defaultValue no options: Ken Perlin's own table, so that perlin3 is his reference noise to 1e-15
 * @throws if the seed or the permutation is not valid
 */
export function createNoise(options: SeedOptions = {}): Noise {
  const t = noiseTables(seededPermutation(options, 'createNoise'))
  return {
    perlin1: (x) => perlin1(t, x),
    perlin2: (x, y) => perlin2(t, x, y),
    perlin3: (x, y, z) => perlin3(t, x, y, z),
    perlin4: (x, y, z, w) => perlin4(t, x, y, z, w),
    value1: (x) => value1(t, x),
    value2: (x, y) => value2(t, x, y),
    value3: (x, y, z) => value3(t, x, y, z),
    valueGradient2: (x, y) => valueGradient2(t, x, y),
    articlePerlin3: (x, y, z) => articlePerlin3(t, x, y, z),
    sinHash2,
    perlin1Gradient: (x, g) => latticeNoise(PERLIN1, t, fadeQuintic, NO_PERIOD, x, 0, 0, 0, g),
    perlin1Periodic: (x, px) =>
      latticeNoise(PERLIN1, t, fadeQuintic, periods('perlin1Periodic', px, NONE, NONE, NONE), x, 0, 0, 0),
    perlin1PeriodicGradient: (x, px, g) =>
      latticeNoise(PERLIN1, t, fadeQuintic, periods('perlin1PeriodicGradient', px, NONE, NONE, NONE), x, 0, 0, 0, g),
    perlin2Gradient: (x, y, g) => latticeNoise(PERLIN2, t, fadeQuintic, NO_PERIOD, x, y, 0, 0, g),
    perlin2Periodic: (x, y, px, py) =>
      latticeNoise(PERLIN2, t, fadeQuintic, periods('perlin2Periodic', px, py, NONE, NONE), x, y, 0, 0),
    perlin2PeriodicGradient: (x, y, px, py, g) =>
      latticeNoise(PERLIN2, t, fadeQuintic, periods('perlin2PeriodicGradient', px, py, NONE, NONE), x, y, 0, 0, g),
    perlin3Gradient: (x, y, z, g) => latticeNoise(PERLIN3, t, fadeQuintic, NO_PERIOD, x, y, z, 0, g),
    perlin3Periodic: (x, y, z, px, py, pz) =>
      latticeNoise(PERLIN3, t, fadeQuintic, periods('perlin3Periodic', px, py, pz, NONE), x, y, z, 0),
    perlin3PeriodicGradient: (x, y, z, px, py, pz, g) =>
      latticeNoise(PERLIN3, t, fadeQuintic, periods('perlin3PeriodicGradient', px, py, pz, NONE), x, y, z, 0, g),
    perlin4Gradient: (x, y, z, w, g) => latticeNoise(PERLIN4, t, fadeQuintic, NO_PERIOD, x, y, z, w, g),
    perlin4Periodic: (x, y, z, w, px, py, pz, pw) =>
      latticeNoise(PERLIN4, t, fadeQuintic, periods('perlin4Periodic', px, py, pz, pw), x, y, z, w),
    perlin4PeriodicGradient: (x, y, z, w, px, py, pz, pw, g) =>
      latticeNoise(PERLIN4, t, fadeQuintic, periods('perlin4PeriodicGradient', px, py, pz, pw), x, y, z, w, g),
    value1Gradient: (x, g) => latticeNoise(VALUE1, t, fadeQuintic, NO_PERIOD, x, 0, 0, 0, g),
    value1Periodic: (x, px) =>
      latticeNoise(VALUE1, t, fadeQuintic, periods('value1Periodic', px, NONE, NONE, NONE), x, 0, 0, 0),
    value1PeriodicGradient: (x, px, g) =>
      latticeNoise(VALUE1, t, fadeQuintic, periods('value1PeriodicGradient', px, NONE, NONE, NONE), x, 0, 0, 0, g),
    value2Gradient: (x, y, g) => latticeNoise(VALUE2, t, fadeQuintic, NO_PERIOD, x, y, 0, 0, g),
    value2Periodic: (x, y, px, py) =>
      latticeNoise(VALUE2, t, fadeQuintic, periods('value2Periodic', px, py, NONE, NONE), x, y, 0, 0),
    value2PeriodicGradient: (x, y, px, py, g) =>
      latticeNoise(VALUE2, t, fadeQuintic, periods('value2PeriodicGradient', px, py, NONE, NONE), x, y, 0, 0, g),
    value3Gradient: (x, y, z, g) => latticeNoise(VALUE3, t, fadeQuintic, NO_PERIOD, x, y, z, 0, g),
    value3Periodic: (x, y, z, px, py, pz) =>
      latticeNoise(VALUE3, t, fadeQuintic, periods('value3Periodic', px, py, pz, NONE), x, y, z, 0),
    value3PeriodicGradient: (x, y, z, px, py, pz, g) =>
      latticeNoise(VALUE3, t, fadeQuintic, periods('value3PeriodicGradient', px, py, pz, NONE), x, y, z, 0, g),
    valueGradient2Gradient: (x, y, g) => latticeNoise(VALUE_GRADIENT2, t, fadeQuintic, NO_PERIOD, x, y, 0, 0, g),
    valueGradient2Periodic: (x, y, px, py) =>
      latticeNoise(VALUE_GRADIENT2, t, fadeQuintic, periods('valueGradient2Periodic', px, py, NONE, NONE), x, y, 0, 0),
    valueGradient2PeriodicGradient: (x, y, px, py, g) =>
      latticeNoise(
        VALUE_GRADIENT2,
        t,
        fadeQuintic,
        periods('valueGradient2PeriodicGradient', px, py, NONE, NONE),
        x,
        y,
        0,
        0,
        g
      )
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
