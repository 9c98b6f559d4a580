// 20 000 trees: where a second field says that there is forest, below the tree line, and on no cliff.
import * as THREE from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { displace, fbm, paint, perlin2, ramp } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = true
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#c3d6e4')
scene.fog = new THREE.Fog('#c3d6e4', 150, 520)
const camera = new THREE.PerspectiveCamera(40, innerWidth / innerHeight, 1, 1000)
const sun = new THREE.DirectionalLight('#ffe9c7', 3)
sun.position.set(-160, 130, 60)
sun.castShadow = true
sun.shadow.mapSize.set(2048, 2048)
sun.shadow.camera = new THREE.OrthographicCamera(-210, 210, 210, -210, 1, 500)
scene.add(sun, new THREE.HemisphereLight('#cfe0f0', '#55583f', 1.5))

const height = fbm(perlin2({ seed: 7, axes: 'xz', frequency: 1 / 90 }), { octaves: 6 }).fit(0, 60)
const land = new THREE.Mesh(
  new THREE.PlaneGeometry(400, 400, 255, 255).rotateX(-Math.PI / 2),
  new THREE.MeshStandardMaterial({ roughness: 0.95 })
)
const surface = displace(land, height, { along: 'y' })
paint(land.material, {
  color: ramp(height, [
    [0, '#5f7d3c'],
    [30, '#7d7b55'],
    [44, '#857c72'],
    [50, '#f4f6fa']
  ])
})
land.castShadow = land.receiveShadow = true

const COUNT = 20_000
const forest = fbm(perlin2({ seed: 'forest', axes: 'xz', frequency: 1 / 70 }), { octaves: 3 }).fit(0, 1)
const [low, high] = [new THREE.ConeGeometry(0.8, 2.4, 7), new THREE.ConeGeometry(0.55, 1.9, 7)]
const geometry = mergeGeometries([low.translate(0, 1.2, 0), high.translate(0, 2.4, 0)])
const trees = new THREE.InstancedMesh(geometry, new THREE.MeshStandardMaterial({ roughness: 1 }), COUNT)
const place = new THREE.Object3D()
const normal = new THREE.Vector3()
for (let i = 0; i < COUNT;) {
  const [x, z] = [(Math.random() - 0.5) * 396, (Math.random() - 0.5) * 396]
  const y = surface.heightAt(x, z)
  // Dense in the middle of a forest, thin at its edge and up the mountain.
  if (forest.sample(x, 0, z) < 0.45 + Math.random() * 0.3 || y > 30 + Math.random() * 12) continue
  if (surface.normalAt(x, z, normal).y < 0.8) continue
  place.position.set(x, y - 0.1, z)
  place.scale.setScalar(0.7 + Math.random() * 0.7)
  place.updateMatrix()
  trees.setMatrixAt(i, place.matrix)
  trees.setColorAt(i, new THREE.Color().setHSL(0.24 + Math.random() * 0.08, 0.35, 0.13 + Math.random() * 0.1))
  i++
}
trees.castShadow = trees.receiveShadow = true
scene.add(land, trees)

// Nothing moves but the camera: the shadows stay as they are.
renderer.shadowMap.autoUpdate = false
renderer.shadowMap.needsUpdate = true

renderer.setAnimationLoop((milliseconds) => {
  const angle = 0.5 + milliseconds / 60_000
  camera.position.set(170 * Math.sin(angle), 95, 170 * Math.cos(angle))
  camera.lookAt(0, 10, 0)
  renderer.render(scene, camera)
})
