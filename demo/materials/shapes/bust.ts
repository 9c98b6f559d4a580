import { LatheGeometry, SplineCurve, Vector2 } from 'three'

// A head on shoulders, turned on a lathe and then widened where shoulders are.
export function createBust() {
  const plinth = [0, 0, 0.4, 0, 0.42, 0.03, 0.42, 0.1, 0.36, 0.13, 0.24, 0.2, 0.2, 0.3, 0.24, 0.38, 0, 0.38]
  const body = [
    [0, 0.34, 0.17, 0.36, 0.26, 0.46, 0.36, 0.62, 0.43, 0.78, 0.43, 0.9, 0.33, 0.99, 0.19, 1.05, 0.15, 1.15],
    [0.155, 1.26, 0.22, 1.35, 0.28, 1.47, 0.325, 1.64, 0.345, 1.8, 0.325, 1.96, 0.26, 2.08, 0.16, 2.155],
    [0.06, 2.185, 0, 2.19]
  ].flat()
  const [foot, figure] = [plinth, body].map((outline) => {
    const points = Array.from({ length: outline.length / 2 }, (_, i) => new Vector2(outline[2 * i], outline[2 * i + 1]))
    return new LatheGeometry(outline === body ? new SplineCurve(points).getPoints(160) : points, 160)
  })
  const { position } = figure.attributes
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const shoulders = Math.exp(-(((y - 0.8) / 0.27) ** 2))
    const face = Math.exp(-(((y - 1.62) / 0.4) ** 2))
    const chin = Math.exp(-(((y - 1.42) / 0.14) ** 2)) * Math.max(0, z)
    position.setX(i, x * (1 + 0.72 * shoulders - 0.14 * face))
    position.setZ(i, z * (1 - 0.1 * shoulders + 0.06 * face) + 0.2 * chin)
  }
  figure.computeVertexNormals()
  return [foot, figure]
}
