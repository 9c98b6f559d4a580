import { PlaneGeometry } from 'three'

export function createLand() {
  return [new PlaneGeometry(10, 10, 400, 400).rotateX(-Math.PI / 2)]
}
