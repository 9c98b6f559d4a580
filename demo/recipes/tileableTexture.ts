// A texture that tiles, baked on the CPU: noise with a period, in a bump map that any material takes.
import * as THREE from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { billow, perlin2 } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#20262c')
scene.environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture
const camera = new THREE.PerspectiveCamera(35, innerWidth / innerHeight, 0.1, 50)
camera.position.z = 6.5

// Five cells, then again: the last sample is one step before the first of the next tile.
const [SIZE, CELLS] = [256, 5]
const dents = billow(perlin2({ seed: 3, period: CELLS, frequency: CELLS }), { octaves: 2 }).fit(0, 1)
const last = 1 - 1 / SIZE
const heights = dents.fill(new Float32Array(SIZE * SIZE), {
  width: SIZE,
  height: SIZE,
  from: [0, 0, 0],
  to: [last, last, 0]
})

const bumps = new THREE.DataTexture(
  Uint16Array.from(heights, (height) => THREE.DataUtils.toHalfFloat(height)),
  SIZE,
  SIZE,
  THREE.RedFormat,
  THREE.HalfFloatType
)
bumps.wrapS = bumps.wrapT = THREE.RepeatWrapping
bumps.repeat.set(15, 3)
bumps.magFilter = THREE.LinearFilter
bumps.minFilter = THREE.LinearMipmapLinearFilter
bumps.generateMipmaps = true
bumps.anisotropy = 8
bumps.needsUpdate = true

const knot = new THREE.Mesh(
  new THREE.TorusKnotGeometry(1, 0.38, 300, 60),
  new THREE.MeshStandardMaterial({ color: '#e0935c', metalness: 1, roughness: 0.3, bumpMap: bumps, bumpScale: 1.5 })
)
scene.add(knot)

renderer.setAnimationLoop((milliseconds) => {
  knot.rotation.y = milliseconds / 6000
  renderer.render(scene, camera)
})
