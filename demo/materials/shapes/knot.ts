import { TorusKnotGeometry } from 'three'

export function createKnot() {
  return [new TorusKnotGeometry(0.66, 0.25, 360, 48).rotateY(0.35).translate(0, 1.16, 0)]
}
