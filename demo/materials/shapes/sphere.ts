import { SphereGeometry } from 'three'

export function createSphere() {
  return [new SphereGeometry(1, 160, 96).translate(0, 1, 0)]
}
