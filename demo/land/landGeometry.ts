import { PlaneGeometry, Sphere, Vector3 } from 'three'

/** Metres from the middle to the edge, where haze has swallowed the land. */
export const REACH = 4200
/** Metres around the middle in which vertices are spread almost evenly; beyond, their spacing grows with the distance. */
const CLEARING = 420

/** A sheet in x and z, fine where the visitor stands and coarse where only silhouettes are seen. */
export function createLandGeometry(vertices: number): PlaneGeometry {
  const geometry = new PlaneGeometry(2, 2, vertices - 1, vertices - 1).rotateX(-Math.PI / 2)
  const { position } = geometry.attributes
  const steepness = Math.log(1 + REACH / CLEARING)
  const spread = (u: number) => Math.sign(u) * CLEARING * (Math.exp(Math.abs(u) * steepness) - 1)
  for (let i = 0; i < position.count; i++) position.setXYZ(i, spread(position.getX(i)), 0, spread(position.getZ(i)))
  geometry.deleteAttribute('uv')
  geometry.boundingSphere = new Sphere(new Vector3(), REACH * Math.SQRT2)
  return geometry
}
