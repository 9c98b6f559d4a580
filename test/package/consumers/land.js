import {
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  WebGLRenderer
} from 'three'
import { displace, fbm, perlin2 } from 'three-perlin'

/**
 * Hills of 100 × 100 units from straight above, north at the top, in the light of a low sun.
 *
 * @param {HTMLCanvasElement} canvas
 */
export function drawLand(canvas) {
  const height = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 25 }), { octaves: 3 }).fit(0, 8)
  const land = new Mesh(
    new PlaneGeometry(100, 100, 200, 200).rotateX(-Math.PI / 2),
    new MeshStandardMaterial({ roughness: 1 })
  )
  const surface = displace(land, height, { along: 'y' })

  const sun = new DirectionalLight('white', 3)
  sun.position.set(3, 2, 1)
  const camera = new OrthographicCamera(-50, 50, 50, -50, 1, 200)
  camera.position.y = 100
  camera.up.set(0, 0, -1)
  camera.lookAt(0, 0, 0)

  const scene = new Scene()
  scene.add(land, sun)
  new WebGLRenderer({ canvas }).render(scene, camera)
  return surface
}
