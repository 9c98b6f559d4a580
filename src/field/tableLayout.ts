import type { GradientLayer } from '../noise/noiseKind'
import type { Seed } from './seed'

/**
 * Where the tables of a source lie, as the value of a uniform: programs do not depend on seeds, nor on what else is in
 * the textures.
 */
export interface TablePlace {
  readonly seed: Seed
  /** Empty for noise that reads the permutation alone. */
  readonly layers: readonly GradientLayer[]
  /** v of the row in the permutation texture, first layer in the gradient texture. */
  value: readonly [v: number, layer: number]
}

/**
 * Where the tables of each seed lie in the pair of textures that a material's fields share: a row of the permutation
 * texture a seed, and a run of layers of the gradient texture for each kind of noise that reads it. Places depend on
 * the order of first use alone.
 */
export class TableLayout {
  readonly rows: Seed[] = []
  readonly layers: { seed: Seed; layer: GradientLayer }[] = []

  /** Makes room for the tables, and gives them their places. */
  constructor(places: readonly TablePlace[]) {
    for (const { seed, layers } of places) this.add(seed, layers)
    for (const place of places) {
      const row = this.rows.indexOf(place.seed)
      const layer = place.layers.length > 0 ? this.layerOf(place.seed, place.layers) : 0
      place.value = [(row + 0.5) / this.rows.length, layer]
    }
  }

  private add(seed: Seed, layers: readonly GradientLayer[]): void {
    if (!this.rows.includes(seed)) this.rows.push(seed)
    if (layers.length > 0 && this.layerOf(seed, layers) < 0) {
      this.layers.push(...layers.map((layer) => ({ seed, layer })))
    }
  }

  private layerOf(seed: Seed, layers: readonly GradientLayer[]): number {
    return this.layers.findIndex((held) => held.seed === seed && held.layer === layers[0])
  }
}
