import type { DataArrayTexture, DataTexture } from 'three'
import { permutationOf } from '../field/seed'
import type { TableLayout } from '../field/tableLayout'
import { rowsTexture, writeRow } from './createPermutationTexture'
import { gradientTexture, writeLayer } from './gradientTexture'

/** The two textures of a layout as three's uniforms. */
export interface TableUniforms {
  readonly permutation: { readonly value: DataTexture }
  readonly gradients: { readonly value: DataArrayTexture }
}

const shared = /*#__PURE__*/ new WeakMap<Uint8Array, Map<string, TableUniforms>>()

/**
 * Textures that hold the tables of a layout. Layouts of the same permutations share a pair, as long as anyone holds
 * the permutation of its first row. A layout with live seeds has a pair of its own, which is rewritten when three asks
 * for the value of the uniform after a seed has changed: no program changes, and nobody has to call anything.
 */
export function tableUniforms(layout: TableLayout): TableUniforms {
  const permutations = layout.rows.filter((seed) => seed instanceof Uint8Array)
  if (permutations.length < layout.rows.length) return liveTables(layout)
  const [first, ...rest] = permutations
  let pairs = shared.get(first)
  if (!pairs) shared.set(first, (pairs = new Map<string, TableUniforms>()))
  const layers = layout.layers.map(({ seed, layer }) => `${layout.rows.indexOf(seed)}${layer}`)
  const key = [...rest, ...layers].join()
  let pair = pairs.get(key)
  if (!pair) pairs.set(key, (pair = createTextures(layout)))
  return pair
}

function createTextures({ rows, layers }: TableLayout): TableUniforms {
  return {
    permutation: { value: rowsTexture(rows.map(permutationOf)) },
    gradients: {
      value: gradientTexture(layers.map(({ seed, layer }) => ({ permutation: permutationOf(seed), layer })))
    }
  }
}

function liveTables(layout: TableLayout): TableUniforms {
  const { rows, layers } = layout
  const { permutation, gradients } = createTextures(layout)
  const written = rows.map(permutationOf)

  function update(): void {
    rows.forEach((seed, row) => {
      const current = permutationOf(seed)
      if (current === written[row]) return
      written[row] = current
      writeRow(permutation.value, row, current)
      permutation.value.needsUpdate = true
      layers.forEach(({ seed: owner, layer }, index) => {
        if (owner !== seed) return
        writeLayer(gradients.value, index, { permutation: current, layer })
        gradients.value.needsUpdate = true
      })
    })
  }

  return {
    permutation: {
      get value() {
        update()
        return permutation.value
      }
    },
    gradients: {
      get value() {
        update()
        return gradients.value
      }
    }
  }
}
