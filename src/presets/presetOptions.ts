import type { LiveSeed } from '../field/seed'

/** Options that all presets have. */
export interface PresetOptions {
  /**
   * Any integer or string; `{ value }` to change it live.
   *
   * @defaultValue none: Ken Perlin's own table
   */
  seed?: number | string | LiveSeed
  /** Size of the main feature, in units of the space that is painted. Live as `parameters.scale`. */
  scale?: number
}
