// A lamp of three pieces of marble, turned as they may be: the veins run on from one to the next.
import * as THREE from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { paint } from 'three-perlin'
import { marble } from 'three-perlin/presets'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = true
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#2b2622')
scene.fog = new THREE.Fog('#2b2622', 6, 14)
scene.environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture
scene.environmentIntensity = 0.35
const camera = new THREE.PerspectiveCamera(35, innerWidth / innerHeight, 0.1, 50)
camera.position.set(0, 1.8, 4.9)
camera.lookAt(0, 1.2, 0)
const sun = new THREE.SpotLight('#ffe2bd', 60, 0, 0.5, 1)
sun.position.set(3, 4, 4)
sun.castShadow = true
scene.add(sun, sun.target)

// All parts are read in the coordinates of the lamp, wherever they are in it.
const lamp = new THREE.Group()
const preset = marble({ seed: 3, scale: 0.45 })
const stone = new THREE.MeshPhysicalMaterial(preset.material)
paint(stone, preset, { space: lamp })
const foot = new THREE.Mesh(new THREE.CylinderGeometry(0.75, 0.8, 0.25, 96), stone)
foot.position.y = 0.125
const cube = new THREE.Mesh(new THREE.BoxGeometry(0.75, 0.6, 0.75), stone)
cube.position.y = 0.55
cube.rotation.y = 0.6
const stem = new THREE.Mesh(new THREE.CylinderGeometry(0.2, 0.3, 0.75, 96), stone)
stem.position.y = 1.225
const brass = new THREE.MeshStandardMaterial({ color: '#c9974f', metalness: 1, roughness: 0.25 })
const ring = new THREE.Mesh(new THREE.CylinderGeometry(0.22, 0.22, 0.08, 96), brass)
ring.position.y = 1.64
lamp.add(foot, cube, stem, ring)
for (const part of lamp.children) part.castShadow = part.receiveShadow = true

const glass = new THREE.MeshStandardMaterial({ color: '#fff', emissive: '#ffdca8', emissiveIntensity: 1.1 })
const globe = new THREE.Mesh(new THREE.SphereGeometry(0.45, 64, 32), glass)
globe.position.y = 2.08
const light = new THREE.PointLight('#ffc987', 5)
light.position.y = 2.08
lamp.add(globe, light)

const table = new THREE.Mesh(new THREE.CircleGeometry(12, 64), new THREE.MeshStandardMaterial({ color: '#6d4a33' }))
table.rotation.x = -Math.PI / 2
table.receiveShadow = true
scene.add(table, lamp)

renderer.setAnimationLoop((milliseconds) => {
  lamp.rotation.y = milliseconds / 8000
  renderer.render(scene, camera)
})
