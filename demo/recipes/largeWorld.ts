// A flight ten million units from zero, where float32 knows whole units only: the scene stays near zero, and the field
// is told where that is.
import * as THREE from 'three'
import { displace, fbm, origin, paint, perlin2, ramp } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#f0c9a4')
scene.fog = new THREE.Fog('#f0c9a4', 120, 560)
const camera = new THREE.PerspectiveCamera(50, innerWidth / innerHeight, 1, 1000)
const sun = new THREE.DirectionalLight('#ffcf9a', 4)
sun.position.set(3, 1.4, -2)
scene.add(sun, new THREE.HemisphereLight('#f5dcc6', '#4d3a4a', 1.2))

/** The place in the world of the scene's zero: numbers of JavaScript, exact to far beyond. */
const zero = { value: new THREE.Vector3(1e7, 0, -2e7) }
const height = origin(fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 110 }), { octaves: 6 }).fit(-10, 70), zero)

const STEP = 4
const land = new THREE.Mesh(
  new THREE.PlaneGeometry(1200, 1200, 1200 / STEP, 1200 / STEP).rotateX(-Math.PI / 2),
  new THREE.MeshStandardMaterial({ roughness: 0.9 })
)
const surface = displace(land, height, { along: 'y', space: 'world', normals: 'pixel' })
paint(land.material, {
  color: ramp(
    height,
    [
      [0, '#6b4a4f'],
      [35, '#b3705a'],
      [65, '#f2c79a']
    ],
    { space: 'oklab' }
  )
})
scene.add(land)

let altitude = 80
const timer = new THREE.Timer()
renderer.setAnimationLoop((milliseconds) => {
  timer.update(milliseconds)
  camera.position.z -= 30 * timer.getDelta()
  // The land comes along in steps of its grid, so that its vertices stay where they are in the world.
  land.position.z = Math.round(camera.position.z / STEP) * STEP - 400
  if (camera.position.z < -1000) {
    zero.value.z -= 1000
    camera.position.z += 1000
    land.position.z += 1000
  }
  land.updateMatrixWorld()
  const ahead = surface.heightAt(camera.position.x, camera.position.z - 40)
  altitude += (ahead + 35 - altitude) * 0.02
  camera.position.y = altitude
  camera.lookAt(camera.position.x, altitude - 12, camera.position.z - 60)
  renderer.render(scene, camera)
})
