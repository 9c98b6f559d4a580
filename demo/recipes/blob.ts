// A blob that never stands still and begins anew every six seconds, without a jump; its shadow moves along.
import * as THREE from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { displace, fbm, flow3, paint, ramp, timePeriod } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = true
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#f2c6b4')
scene.fog = new THREE.Fog('#f2c6b4', 6, 16)
scene.environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture
scene.environmentIntensity = 0.45
const camera = new THREE.PerspectiveCamera(35, innerWidth / innerHeight, 0.1, 50)
camera.position.set(0, 1.3, 5.9)
camera.lookAt(0, -0.15, 0)
const lamp = new THREE.SpotLight('#fff1de', 160, 0, 0.5, 0.8)
lamp.position.set(-3, 6, 3)
lamp.castShadow = true
lamp.shadow.mapSize.set(2048, 2048)
lamp.shadow.radius = 6
scene.add(lamp)

const floor = new THREE.Mesh(
  new THREE.CircleGeometry(40, 64).rotateX(-Math.PI / 2),
  new THREE.MeshStandardMaterial({ color: '#f6b79c', roughness: 0.9 })
)
floor.position.y = -1.35
floor.receiveShadow = true

// Gradients turn once in six seconds: flow noise then is what it was.
const field = fbm(flow3({ seed: 4, frequency: [0.6, 0.6, 0.6, 1 / 6] }), { octaves: 3, gain: 0.35 })
const time = { value: 0 }
const blob = new THREE.Mesh(
  new THREE.IcosahedronGeometry(1, 90),
  new THREE.MeshPhysicalMaterial({ roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.15 })
)
displace(blob, field, { along: 'radial', amplitude: 0.75, time })
paint(blob.material, {
  color: ramp(
    field,
    [
      [-0.5, '#3a1c71'],
      [0, '#d0487e'],
      [0.45, '#ffaf5f']
    ],
    { space: 'oklab' }
  )
})
blob.castShadow = blob.receiveShadow = true
scene.add(floor, blob)

const loop = timePeriod(field)
renderer.setAnimationLoop((milliseconds) => {
  time.value = (milliseconds / 1000) % loop
  renderer.render(scene, camera)
})
