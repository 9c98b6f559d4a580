import { SphereGeometry } from 'three'

export function createGlobe() {
  return [new SphereGeometry(1, 192, 96)]
}
