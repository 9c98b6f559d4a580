// Ambient occlusion in the valleys: three's GTAO pass draws the normals of the displaced land.
import * as THREE from 'three'
import { EffectComposer } from 'three/addons/postprocessing/EffectComposer.js'
import { GTAOPass } from 'three/addons/postprocessing/GTAOPass.js'
import { OutputPass } from 'three/addons/postprocessing/OutputPass.js'
import { RenderPass } from 'three/addons/postprocessing/RenderPass.js'
import { billow, displace, paint, perlin2, ramp } from 'three-perlin'

const renderer = new THREE.WebGLRenderer()
renderer.setSize(innerWidth, innerHeight)
renderer.toneMapping = THREE.ACESFilmicToneMapping
document.body.append(renderer.domElement)

const scene = new THREE.Scene()
scene.background = new THREE.Color('#e8e2d8')
const camera = new THREE.PerspectiveCamera(35, innerWidth / innerHeight, 10, 300)
camera.position.set(0, 75, 85)
camera.lookAt(0, 0, 4)
// No sun: a cloudy day, on which all light comes from the sky.
scene.add(new THREE.HemisphereLight('#ffffff', '#c9b8a0', 3))

const height = billow(perlin2({ seed: 2, axes: 'xz', frequency: 1 / 28 }), { octaves: 4 }).fit(0, 14)
const land = new THREE.Mesh(
  new THREE.PlaneGeometry(90, 90, 320, 320).rotateX(-Math.PI / 2),
  new THREE.MeshStandardMaterial({ roughness: 1 })
)
displace(land, height, { along: 'y' })
paint(land.material, {
  color: ramp(
    height,
    [
      [0, '#5d8a7e'],
      [6, '#b9c79a'],
      [14, '#f1e6cf']
    ],
    { space: 'oklab' }
  )
})
scene.add(land)

const composer = new EffectComposer(renderer)
const occlusion = new GTAOPass(scene, camera, innerWidth, innerHeight)
occlusion.updateGtaoMaterial({ radius: 6, distanceExponent: 1, thickness: 6, scale: 1.4, samples: 16 })
composer.addPass(new RenderPass(scene, camera))
composer.addPass(occlusion)
composer.addPass(new OutputPass())

renderer.setAnimationLoop((milliseconds) => {
  scene.rotation.y = milliseconds / 20_000
  composer.render()
})
