// Twelve balls roll down displaced hills. cannon-es gets the triangles that are drawn.
import { Body, Heightfield, Sphere, Vec3, World } from 'cannon-es'
import * as THREE from 'three'
import { displace, fbm, paint, perlin2, perlin3, ramp } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = true
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#f3d9bd')
const camera = new THREE.PerspectiveCamera(35, innerWidth / innerHeight, 1, 500)
camera.position.set(0, 62, 84)
camera.lookAt(0, 2, 2)
const sun = new THREE.DirectionalLight('#fff0d8', 3)
sun.position.set(-60, 60, -20)
sun.castShadow = true
sun.shadow.mapSize.set(2048, 2048)
sun.shadow.camera = new THREE.OrthographicCamera(-60, 60, 60, -60, 1, 200)
scene.add(sun, new THREE.HemisphereLight('#fbe9d2', '#b07a50', 1.4))

// Dunes: the ridges of noise.
const height = fbm(perlin2({ seed: 11, axes: 'xz', frequency: 1 / 30 }), { octaves: 4 }).fit(0, 12)
const land = new THREE.Mesh(
  new THREE.PlaneGeometry(80, 80, 160, 160).rotateX(-Math.PI / 2),
  new THREE.MeshStandardMaterial({ roughness: 0.9 })
)
const surface = displace(land, height, { along: 'y' })
paint(land.material, {
  color: ramp(height, [
    [0, '#c9793f'],
    [6, '#e2a562'],
    [12, '#f6dfae']
  ])
})
land.castShadow = land.receiveShadow = true
scene.add(land)

const world = new World({ gravity: new Vec3(0, -9.81, 0) })
const { data, elementSize, position, quaternion } = surface.heightfield({ layout: 'cannon' })
const ground = new Body({ shape: new Heightfield(data, { elementSize }) })
ground.position.set(position.x, position.y, position.z)
ground.quaternion.set(quaternion.x, quaternion.y, quaternion.z, quaternion.w)
world.addBody(ground)

const RADIUS = 2
const material = new THREE.MeshStandardMaterial({ roughness: 0.35 })
paint(material, {
  color: ramp(perlin3({ frequency: 0.5 }), [
    [-0.02, '#1d6f78'],
    [0.02, '#f7efe0']
  ])
})
const balls = Array.from({ length: 12 }, (_, i) => {
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(RADIUS, 48, 24), material)
  mesh.castShadow = mesh.receiveShadow = true
  scene.add(mesh)
  const [x, z] = [((i % 4) - 1.5) * 16, (Math.floor(i / 4) - 1) * 18]
  const body = new Body({ mass: 1, shape: new Sphere(RADIUS), angularDamping: 0.2 })
  body.position.set(x, surface.heightAt(x, z) + 3 * RADIUS, z)
  world.addBody(body)
  return { mesh, body }
})

renderer.setAnimationLoop(() => {
  world.step(1 / 60)
  for (const { mesh, body } of balls) {
    mesh.position.copy(body.position)
    mesh.quaternion.copy(body.quaternion)
  }
  renderer.render(scene, camera)
})
