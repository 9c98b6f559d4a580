// Tune a field by a panel, keep it as JSON, and find it again at the next visit.
import * as THREE from 'three'
import { GUI } from 'three/addons/libs/lil-gui.module.min.js'
import { displace, fbm, Field, live, paint, perlin2, ramp } from 'three-perlin'
import { fieldFromJSON } from 'three-perlin/json'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = true
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#cfe0d8')
const camera = new THREE.PerspectiveCamera(35, innerWidth / innerHeight, 1, 500)
camera.position.set(-70, 95, 120)
camera.lookAt(12, 4, 0)
const sun = new THREE.DirectionalLight('#fff0d8', 3)
sun.position.set(-80, 60, 10)
sun.castShadow = true
sun.shadow.mapSize.set(2048, 2048)
sun.shadow.camera = new THREE.OrthographicCamera(-75, 75, 75, -75, 1, 250)
scene.add(sun, new THREE.HemisphereLight('#dcecf2', '#6b6a4a', 1.5))

function create(): Field {
  const seed = live(7, { label: 'Seed', min: 0, max: 99, step: 1 })
  const frequency = live(1 / 60, { label: 'Frequency', min: 0.005, max: 0.05 })
  const octaves = live(6, { label: 'Octaves', min: 1, max: 8 })
  const top = live(32, { label: 'Height', min: 0, max: 60, unit: 'm' })
  return fbm(perlin2({ seed, axes: 'xz', frequency }), { octaves }).fit(0, top)
}

// Only numbers and names: what is loaded runs no code, whoever wrote it.
const saved = localStorage.getItem('height')
const loaded = saved === null ? undefined : fieldFromJSON(saved)
const height = loaded instanceof Field ? loaded : create()

const land = new THREE.Mesh(
  new THREE.PlaneGeometry(100, 100, 256, 256).rotateX(-Math.PI / 2),
  new THREE.MeshStandardMaterial({ roughness: 0.95 })
)
displace(land, height, { along: 'y' })
paint(land.material, {
  color: ramp(height, [
    [2, '#55763a'],
    [18, '#857a63'],
    [30, '#f4f6fa']
  ])
})
land.castShadow = land.receiveShadow = true
scene.add(land)

const draw = () => {
  renderer.render(scene, camera)
}
const panel = new GUI({ title: 'Land', width: 220 })
for (const { path, label = path, live: target, min, max, step } of height.parameters()) {
  if (target)
    panel
      .add(target as { value: number }, 'value', min, max, step)
      .name(label)
      .onChange(draw)
}
panel.onFinishChange(() => {
  localStorage.setItem('height', JSON.stringify(height))
})
draw()
