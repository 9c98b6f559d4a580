import { GRADIENTS3 } from '../permutation/gradients'
import { lerp } from './lerp'

/** Gradient dots at both ends of a lattice edge along z, joined. `pair` is a byte of `NoiseTables.pairs3`. */
export const edgeZ = /*#__PURE__*/ makeEdgeZ()

/** A closure: V8 treats its arrays as constants, but not those of a module, which bundlers declare with `var`. */
function makeEdgeZ() {
  const [lowX, lowY, lowZ] = [0, 1, 2].map((axis) => components((pair) => GRADIENTS3[pair & 15][axis]))
  const [highX, highY, highZ] = [0, 1, 2].map((axis) => components((pair) => GRADIENTS3[pair >> 4][axis]))
  return (pair: number, x: number, y: number, z: number, w: number): number => {
    const near = lowX[pair] * x + lowY[pair] * y + lowZ[pair] * z
    return lerp(near, highX[pair] * x + highY[pair] * y + highZ[pair] * (z - 1), w)
  }
}

function components(component: (pair: number) => number): Float64Array {
  return Float64Array.from({ length: 256 }, (_, pair) => component(pair))
}
