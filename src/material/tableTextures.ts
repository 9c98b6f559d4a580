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

interface SharedTables extends TableUniforms {
  users: number
}

const shared = /*#__PURE__*/ new WeakMap<Uint8Array, Map<string, SharedTables>>()

/**
 * Textures that hold the tables of a layout. Layouts of the same permutations share a pair. A layout with live seeds has
 * a pair of its own, which is rewritten when three asks for the value of the uniform after a seed has changed: no
 * program changes, and nobody has to call anything.
 *
 * @returns the uniforms, and a function that gives them up: after the last user the textures are freed on the GPU
 */
export function acquireTables(layout: TableLayout): TableUniforms & { readonly release: () => void } {
  const permutations = layout.rows.filter((seed) => seed instanceof Uint8Array)
  const live = permutations.length < layout.rows.length
  const pair: SharedTables = live ? { ...liveTables(layout), users: 0 } : sharedTables(layout, permutations)
  let held = true
  pair.users++
  return {
    permutation: pair.permutation,
    gradients: pair.gradients,
    release() {
      if (!held) return
      held = false
      if (--pair.users > 0) return
      // Its data stays: a later user, or a renderer that still draws, gets it uploaded again.
      pair.permutation.value.dispose()
      pair.gradients.value.dispose()
    }
  }
}

function sharedTables(layout: TableLayout, [first, ...rest]: readonly Uint8Array[]): SharedTables {
  let pairs = shared.get(first)
  if (!pairs) shared.set(first, (pairs = new Map<string, SharedTables>()))
  const layers = layout.layers.map(({ seed, layer }) => `${layout.rows.indexOf(seed)}${layer}`)
  const key = [...rest, ...layers].join()
  let pair = pairs.get(key)
  if (!pair) pairs.set(key, (pair = { ...createTextures(layout), users: 0 }))
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
