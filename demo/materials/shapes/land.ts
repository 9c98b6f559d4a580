import { PlaneGeometry } from 'three'

export function createLand() {
  return [new PlaneGeometry(16, 16, 440, 440).rotateX(-Math.PI / 2)]
}
