import type { GradientLayer } from '../noise/noiseKind'
import type { Seed } from './seed'

/**
 * Where the tables of each seed lie in the pair of textures that a material's fields share: a row of the permutation
 * texture a seed, and a run of layers of the gradient texture for each kind of noise that reads it. Places depend on
 * the order of first use alone.
 */
export class TableLayout {
  readonly rows: Seed[] = []
  readonly layers: { seed: Seed; layer: GradientLayer }[] = []

  /** Makes room for a source's tables. Called for all sources before the first `place`. */
  add(seed: Seed, layers: readonly GradientLayer[]): void {
    if (!this.rows.includes(seed)) this.rows.push(seed)
    if (layers.length > 0 && this.layerOf(seed, layers) < 0) {
      this.layers.push(...layers.map((layer) => ({ seed, layer })))
    }
  }

  /** v of the row in the permutation texture, first layer in the gradient texture (0 for noise that reads none). */
  place(seed: Seed, layers: readonly GradientLayer[]): readonly [v: number, layer: number] {
    const row = this.rows.indexOf(seed)
    const layer = layers.length > 0 ? this.layerOf(seed, layers) : 0
    return [(row + 0.5) / this.rows.length, layer]
  }

  private layerOf(seed: Seed, layers: readonly GradientLayer[]): number {
    return this.layers.findIndex((held) => held.seed === seed && held.layer === layers[0])
  }
}
