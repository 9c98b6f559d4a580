import type { Vector3 } from 'three'
import { number } from '../code/number'
import type { LandSettings } from './landSettings'

/** A program that draws the land with the present numbers, seen from where the visitor stands. */
export function landCode({ shape, weather }: LandSettings, camera: Vector3, target: Vector3): string {
  const n = (name: Exclude<keyof typeof shape, 'fade'>) => number(shape[name].value)
  const up = (weather.elevation * Math.PI) / 180
  const north = (weather.azimuth * Math.PI) / 180
  const vector = ({ x, y, z }: Vector3) => [x, y, z].map((value) => number(Math.round(value))).join(', ')
  const sun = [Math.sin(north) * Math.cos(up), Math.sin(up), -Math.cos(north) * Math.cos(up)]
  return `import { ACESFilmicToneMapping, Color, DirectionalLight, Fog, HemisphereLight, Mesh, MeshStandardMaterial, PerspectiveCamera, PlaneGeometry, Scene, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { displace, div, fbm, perlin3 } from 'three-perlin'

const noise = perlin3({ seed: ${n('seed')}, axes: 'xzt', frequency: ${n('frequency')}, fade: '${shape.fade}' })
const relief = fbm(noise, { octaves: ${n('octaves')}, lacunarity: ${n('lacunarity')}, gain: ${n('gain')} })
const hills = relief.mul(0.8).add(0.5)
const crests = div(1, relief.mul(relief).mul(${n('sharpness')}).add(1)) // high where the noise crosses zero
const massifs = fbm(noise, { octaves: 3, lacunarity: ${n('lacunarity')}, gain: ${n('gain')} }).frequency(0.7).mul(0.9).add(0.65)
const height = hills.add(crests.mul(massifs).sub(hills).mul(${n('ridges')})).translate([${n('east')}, 0, ${n('south')}])

const land = new Mesh(
  new PlaneGeometry(2000, 2000, 511, 511).rotateX(-Math.PI / 2),
  new MeshStandardMaterial({ color: '#8a8570', roughness: 0.95 })
)
land.castShadow = land.receiveShadow = true
const time = { value: ${n('time')} }
const surface = displace(land, height, { amplitude: ${n('amplitude')}, along: 'y', time })
console.log('ground at the middle:', surface.heightAt(0, 0))

const sun = new DirectionalLight('#ffd9b0', 4)
sun.position.set(${sun.map((s) => number(s * 2000)).join(', ')})
sun.castShadow = true
sun.shadow.mapSize.set(2048, 2048)
Object.assign(sun.shadow.camera, { left: -1000, right: 1000, top: 1000, bottom: -1000, near: 100, far: 4000 })
sun.shadow.normalBias = 2

const scene = new Scene()
scene.background = new Color('#c4d3e2')
scene.fog = new Fog('#c4d3e2', 300, 1500)
scene.add(land, sun, new HemisphereLight('#a9c4e6', '#6b6350', 2))
const camera = new PerspectiveCamera(36, innerWidth / innerHeight, 1, 5000)
camera.position.set(${vector(camera)})
const renderer = new WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = true
renderer.toneMapping = ACESFilmicToneMapping
document.body.append(renderer.domElement)
const controls = new OrbitControls(camera, renderer.domElement)
controls.target.set(${vector(target)})
controls.update()
renderer.setAnimationLoop(() => {
  // time.value += 0.001 // lets the land flow
  renderer.render(scene, camera)
})
`
}
