import { Vector3 } from 'three'

/** Sum of the corners of a triangle times their weights. */
export function weighted(corners: readonly Vector3[], weights: Vector3, target = new Vector3()): Vector3 {
  target.set(0, 0, 0)
  for (let k = 0; k < 3; k++) target.addScaledVector(corners[k], weights.getComponent(k))
  return target
}
