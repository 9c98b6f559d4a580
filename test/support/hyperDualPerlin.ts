import { dual, plus, times, type HyperDual } from './hyperDual'

type Point = readonly [HyperDual, HyperDual, HyperDual]

/** Improved noise as Ken Perlin published it in 2002, computed with hyper-dual numbers: no line shared with the library. */
export function hyperDualPerlin(p: ArrayLike<number>, [x, y, z]: Point): HyperDual {
  const at = (i: number) => p[i & 255]
  const cell = [x, y, z].map(({ v }) => Math.floor(v))
  const [fx, fy, fz] = [x, y, z].map((c, k) => plus(c, dual(-cell[k])))
  const [u, v, w] = [fx, fy, fz].map(fade)
  const corner = (i: number, j: number, k: number) =>
    grad(
      at(at(at(cell[0] + i) + cell[1] + j) + cell[2] + k),
      plus(fx, dual(-i)),
      plus(fy, dual(-j)),
      plus(fz, dual(-k))
    )
  const edge = (j: number, k: number) => lerp(u, corner(0, j, k), corner(1, j, k))
  const side = (k: number) => lerp(v, edge(0, k), edge(1, k))
  return lerp(w, side(0), side(1))
}

function fade(t: HyperDual): HyperDual {
  return times(t, t, t, plus(times(t, plus(times(t, dual(6)), dual(-15))), dual(10)))
}

function lerp(t: HyperDual, a: HyperDual, b: HyperDual): HyperDual {
  return plus(a, times(t, plus(b, times(a, dual(-1)))))
}

function grad(hash: number, x: HyperDual, y: HyperDual, z: HyperDual): HyperDual {
  const h = hash & 15
  const u = h < 8 ? x : y
  const v = h < 4 ? y : h === 12 || h === 14 ? x : z
  return plus(times(u, dual((h & 1) === 0 ? 1 : -1)), times(v, dual((h & 2) === 0 ? 1 : -1)))
}

/** Octaves of it, each twice as fine and half as large, without shifts. */
export function hyperDualFbm(p: ArrayLike<number>, point: Point, octaves: number): HyperDual {
  return plus(
    ...Array.from({ length: octaves }, (_, k) => {
      const [x, y, z] = point.map((c) => times(c, dual(2 ** k)))
      return times(hyperDualPerlin(p, [x, y, z]), dual(2 ** -k))
    })
  )
}
