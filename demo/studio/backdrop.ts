import { PlaneGeometry } from 'three'

const FRONT = 26
const BACK = -5.5
const BEND = 5
const WALL = 12

/** A sheet that lies on the floor, bends and becomes the wall, so that there is no line behind the objects. */
export function createBackdrop(): PlaneGeometry {
  const geometry = new PlaneGeometry(90, 1, 24, 64)
  const { position, normal } = geometry.attributes
  const floor = FRONT - BACK
  const arc = (BEND * Math.PI) / 2
  for (let i = 0; i < position.count; i++) {
    const along = (position.getY(i) + 0.5) * (floor + arc + WALL)
    const angle = Math.min(1, Math.max(0, (along - floor) / arc)) * (Math.PI / 2)
    const up = Math.max(0, along - floor - arc)
    const z = along < floor ? FRONT - along : BACK - BEND * Math.sin(angle)
    position.setXYZ(i, position.getX(i), BEND * (1 - Math.cos(angle)) + up, z)
    normal.setXYZ(i, 0, Math.cos(angle), Math.sin(angle))
  }
  geometry.deleteAttribute('uv')
  return geometry
}
