import { SphereGeometry } from 'three'

export function createDome() {
  return [new SphereGeometry(1, 96, 48)]
}
