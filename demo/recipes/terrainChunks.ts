// 256 chunks of land that share a geometry, a material and a program: no seams, one ground to ask for its height.
import * as THREE from 'three'
import { displace, fbm, layers, paint, perlin2, slope, smoothstep } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#d7dde6')
scene.fog = new THREE.Fog('#d7dde6', 250, 1100)
const camera = new THREE.PerspectiveCamera(40, innerWidth / innerHeight, 1, 2000)
const sun = new THREE.DirectionalLight('#ffe3bf', 4)
sun.position.set(-3, 2, 1)
scene.add(sun, new THREE.HemisphereLight('#c5d6ec', '#6b6450', 1.3))

// In the coordinates of the world, so that each chunk has its own part of the land.
const height = fbm(perlin2({ seed: 12, axes: 'xz', frequency: 1 / 300 }), { octaves: 7 }).fit(0, 130)
const material = new THREE.MeshStandardMaterial({ roughness: 0.95 })
const terrain = displace(material, height, { along: 'y', space: 'world', normals: 'pixel' })
// In degrees: neither grass nor snow stays where it is steep, and no grass grows high up.
const steep = slope(height)
const grass = smoothstep(-44, -28, steep.mul(-1)).mul(smoothstep(-85, -60, height.mul(-1)))
const snow = smoothstep(72, 96, height.sub(steep.mul(0.4)))
paint(material, {
  color: layers('#8a7f74', [
    ['#6f8447', grass],
    ['#f4f7fb', snow]
  ])
})

const SIZE = 100
const geometry = new THREE.PlaneGeometry(SIZE, SIZE, 40, 40).rotateX(-Math.PI / 2)
for (let i = 0; i < 256; i++) {
  const chunk = new THREE.Mesh(geometry, material)
  chunk.position.set(((i % 16) - 7.5) * SIZE, 0, (Math.floor(i / 16) - 7.5) * SIZE)
  scene.add(chunk)
  chunk.updateMatrixWorld()
  terrain.attach(chunk)
}

renderer.setAnimationLoop((milliseconds) => {
  const angle = milliseconds / 40_000
  camera.position.set(380 * Math.sin(angle), 0, 380 * Math.cos(angle))
  camera.position.y = terrain.heightAt(camera.position.x, camera.position.z) + 140
  camera.lookAt(0, 60, 0)
  renderer.render(scene, camera)
})
