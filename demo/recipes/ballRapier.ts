// A ball rolls down displaced mountains. Rapier gets the triangles that are drawn.
import RAPIER from '@dimforge/rapier3d-compat'
import * as THREE from 'three'
import { displace, fbm, paint, perlin2, perlin3, ramp } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = true
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#b4cfe6')
scene.fog = new THREE.Fog('#b4cfe6', 60, 260)
const camera = new THREE.PerspectiveCamera(45, innerWidth / innerHeight, 0.5, 500)
const sun = new THREE.DirectionalLight('#fff0d8', 3)
sun.castShadow = true
sun.shadow.mapSize.set(2048, 2048)
sun.shadow.camera = new THREE.OrthographicCamera(-90, 90, 90, -90, 1, 400)
scene.add(sun, sun.target, new THREE.HemisphereLight('#cfe3f5', '#5b5a44', 1.6))

const height = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 60 }), { octaves: 6 }).fit(0, 40)
const land = new THREE.Mesh(
  new THREE.PlaneGeometry(300, 300, 299, 299).rotateX(-Math.PI / 2),
  new THREE.MeshStandardMaterial({ roughness: 0.95 })
)
const surface = displace(land, height, { along: 'y' })
paint(land.material, {
  color: ramp(height, [
    [2, '#4c6b33'],
    [20, '#857a63'],
    [30, '#8d8781'],
    [34, '#f4f6fa']
  ])
})
land.castShadow = land.receiveShadow = true

const RADIUS = 1.5
const ball = new THREE.Mesh(
  new THREE.SphereGeometry(RADIUS, 64, 32),
  new THREE.MeshStandardMaterial({ roughness: 0.3 })
)
paint(ball.material, {
  color: ramp(perlin3({ frequency: 0.7 }), [
    [-0.02, '#d8431d'],
    [0.02, '#fbf1dc']
  ])
})
ball.castShadow = true
scene.add(land, ball)

await RAPIER.init()
const world = new RAPIER.World({ x: 0, y: -9.81, z: 0 })
const { nrows, ncols, heights, scale, position, quaternion } = surface.heightfield({ layout: 'rapier' })
const ground = RAPIER.ColliderDesc.heightfield(nrows, ncols, heights, scale)
world.createCollider(ground.setTranslation(position.x, position.y, position.z).setRotation(quaternion))
const [x, z] = [-20, 20]
const start = RAPIER.RigidBodyDesc.dynamic().setTranslation(x, surface.heightAt(x, z) + 2 * RADIUS, z)
const body = world.createRigidBody(start)
world.createCollider(RAPIER.ColliderDesc.ball(RADIUS), body)

renderer.setAnimationLoop(() => {
  world.step()
  ball.position.copy(body.translation())
  ball.quaternion.copy(body.rotation())
  camera.position.copy(ball.position).add(new THREE.Vector3(14, 9, 18))
  camera.position.y = Math.max(camera.position.y, surface.heightAt(camera.position.x, camera.position.z) + 3)
  camera.lookAt(ball.position)
  sun.target.position.copy(ball.position)
  sun.position.copy(ball.position).add(new THREE.Vector3(-90, 70, 60))
  renderer.render(scene, camera)
})
