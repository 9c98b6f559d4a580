import { PlaneGeometry } from 'three'

export function createSlab() {
  return [new PlaneGeometry(120, 120).rotateX(-Math.PI / 2).translate(0, 0.02, 0)]
}
