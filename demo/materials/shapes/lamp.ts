import { CylinderGeometry, LatheGeometry, SphereGeometry, TorusGeometry, Vector2 } from 'three'

// Five parts: painted in one space, veins and rings run on from one to the next.
export function createLamp() {
  const foot = [0, 0, 0.62, 0, 0.66, 0.03, 0.66, 0.07, 0.62, 0.1, 0.3, 0.14, 0.16, 0.2, 0.1, 0.32, 0, 0.32]
  const shade = [0.33, 2.2, 0.78, 1.42, 0.8, 1.4, 0.82, 1.42, 0.36, 2.22, 0.345, 2.23, 0.33, 2.2]
  const [turnedFoot, turnedShade] = [foot, shade].map((outline) => {
    const points = Array.from({ length: outline.length / 2 }, (_, i) => new Vector2(outline[2 * i], outline[2 * i + 1]))
    return new LatheGeometry(points, 128)
  })
  return [
    turnedFoot,
    new SphereGeometry(0.2, 96, 64).translate(0, 0.48, 0),
    new CylinderGeometry(0.055, 0.075, 1.2, 64).translate(0, 1.2, 0),
    new TorusGeometry(0.1, 0.045, 32, 96).rotateX(Math.PI / 2).translate(0, 1.02, 0),
    turnedShade
  ]
}
