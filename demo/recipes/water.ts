// A sea with waves, and foam where it is shallow: its depth is the field that displaces the land.
import * as THREE from 'three'
import { add, displace, fbm, flow2, layers, paint, perlin2, ramp, smoothstep } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#bfe0ea')
scene.fog = new THREE.Fog('#bfe0ea', 120, 330)
const camera = new THREE.PerspectiveCamera(40, innerWidth / innerHeight, 1, 600)
camera.position.set(0, 55, 100)
camera.lookAt(0, 0, 5)
const sun = new THREE.DirectionalLight('#fff0d8', 3)
sun.position.set(-80, 90, -40)
scene.add(sun, new THREE.HemisphereLight('#d6ecf5', '#8a7a55', 1.6))

function plane(size: number, segments: number, material: THREE.MeshStandardMaterial) {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size, size, segments, segments).rotateX(-Math.PI / 2), material)
  scene.add(mesh)
  return mesh
}

// The sea is at 0.
const height = fbm(perlin2({ seed: 3, axes: 'xz', frequency: 1 / 70 }), { octaves: 5 }).fit(-16, 16)
const land = plane(500, 400, new THREE.MeshStandardMaterial({ roughness: 0.95 }))
displace(land, height, { along: 'y', normals: 'pixel' })
paint(land.material, {
  color: ramp(height, [
    [0, '#d9bf8a'],
    [1.6, '#e9d9a8'],
    [2.4, '#7f9a4b'],
    [12, '#4d6b34']
  ])
})

// Gradients turn once in 8 seconds, so that the waves have no direction.
const time = { value: 0 }
const ripples = fbm(flow2({ seed: 5, axes: 'xzt', frequency: [1 / 9, 1 / 9, 1 / 8] }), { octaves: 3 })
const sea = plane(500, 250, new THREE.MeshStandardMaterial({ transparent: true }))
displace(sea, ripples.mul(0.7), { along: 'y', time, normals: 'pixel' })

const froth = fbm(flow2({ seed: 6, axes: 'xzt', frequency: [1 / 3, 1 / 3, 1 / 5] }), { octaves: 4 })
const shallow = smoothstep(-9, 0, height)
const surf = smoothstep(-1.8, 0, add(height, ripples.mul(1.5)))
const foam = smoothstep(0.5, 0.75, add(surf, froth.mul(0.5)))
paint(sea.material, {
  color: layers('#0a4a68', [
    ['#2fb5b0', shallow],
    ['#ffffff', foam]
  ]),
  opacity: smoothstep(-0.2, 1, shallow.mul(-0.75).add(foam).add(1)),
  roughness: foam.mul(0.6).add(0.15)
})

renderer.setAnimationLoop((milliseconds) => {
  time.value = milliseconds / 1000
  renderer.render(scene, camera)
})
