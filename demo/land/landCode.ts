import type { Vector3 } from 'three'
import { number } from '../code/number'
import { COLOUR_NAMES } from './biome'
import ground from './ground.ts?raw'
import type { GroundLook } from './groundLook'
import groves from './groves.ts?raw'
import type { LandSettings } from './landSettings'

const THREE =
  'ACESFilmicToneMapping, Color, ConeGeometry, DirectionalLight, Fog, HemisphereLight, InstancedMesh, Matrix4, Mesh, MeshPhysicalMaterial, MeshStandardMaterial, PerspectiveCamera, PlaneGeometry, Scene, WebGLRenderer'

/** A program that draws the land with the present numbers, seen from where the visitor stands. */
export function landCode(
  { shape, weather, biome, water }: LandSettings,
  look: GroundLook,
  camera: Vector3,
  target: Vector3
): string {
  const n = (name: Exclude<keyof typeof shape, 'fade'>) => number(shape[name].value)
  const up = (weather.elevation * Math.PI) / 180
  const north = (weather.azimuth * Math.PI) / 180
  const vector = ({ x, y, z }: Vector3) => [x, y, z].map((value) => number(Math.round(value))).join(', ')
  const sun = [Math.sin(north) * Math.cos(up), Math.sin(up), -Math.cos(north) * Math.cos(up)]
  const level = number(water.value)
  const names = new Set([...importedNames(), 'displace', 'div', 'fbm', 'paint', 'perlin2', 'perlin3'])
  return `import { ${THREE} } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { ${[...names].sort().join(', ')} } from 'three-perlin'

const noise = perlin3({ seed: ${n('seed')}, axes: 'xzt', frequency: ${n('frequency')}, fade: '${shape.fade}' })
const relief = fbm(noise, { octaves: ${n('octaves')}, lacunarity: ${n('lacunarity')}, gain: ${n('gain')} })
const hills = relief.mul(0.8).add(0.5)
const crests = div(1, relief.mul(relief).mul(${n('sharpness')}).add(1)) // high where the noise crosses zero
const massifs = fbm(noise, { octaves: 3, lacunarity: ${n('lacunarity')}, gain: ${n('gain')} }).frequency(0.7).mul(0.9).add(0.65)
const unit = hills.add(crests.mul(massifs).sub(hills).mul(${n('ridges')})).translate([${n('east')}, 0, ${n('south')}])
const height = unit.mul(${n('amplitude')}) // metres

// Where trees like to grow.
${grovesText()}

const look = {
  water: ${level},
  treeLine: ${number(biome.treeLine)},
  snowLine: ${number(biome.snowLine)},
  growth: ${number(biome.growth)},
  ripples: ${number(biome.ripples)},
  colours: { ${COLOUR_NAMES.map((name) => `${name}: '#${biome.colours[name].getHexString()}'`).join(', ')} },
  deepLight: '#${look.deepLight.value.getHexString()}'
}
${groundText()}

const land = new Mesh(new PlaneGeometry(2000, 2000, 399, 399).rotateX(-Math.PI / 2), new MeshStandardMaterial())
land.castShadow = land.receiveShadow = true
const time = { value: ${n('time')} }
const surface = displace(land, height, { along: 'y', time })
paint(land, channels, { space: 'world', at: 'displaced', time })

// One field plants the trees, and says how high the ground is below them.
const trees = new InstancedMesh(new ConeGeometry(2.2, 12, 7).translate(0, 5, 0), new MeshStandardMaterial({ color: look.colours.forest }), 900)
trees.castShadow = true
trees.count = 0
for (let i = 0; i < 20000 && trees.count < 900 * ${number(biome.trees)}; i++) {
  const [x, z] = [(Math.random() - 0.5) * 800, (Math.random() - 0.5) * 800]
  const foot = surface.heightAt(x, z)
  const grows = grove.sample(x, 0, z) > 0.08 && surface.normalAt(x, z).y > 0.8
  if (grows && foot > look.water + 4 && foot < look.treeLine) trees.setMatrixAt(trees.count++, new Matrix4().setPosition(x, foot, z))
}

const lake = new Mesh(
  new PlaneGeometry(9000, 9000).rotateX(-Math.PI / 2),
  new MeshPhysicalMaterial({ color: look.colours.deepWater, roughness: 0.1, transparent: true, opacity: 0.6 })
)
lake.position.y = look.water

const sun = new DirectionalLight('#ffd9b0', 4)
sun.position.set(${sun.map((s) => number(s * 2000)).join(', ')})
sun.castShadow = true
sun.shadow.mapSize.set(4096, 4096)
Object.assign(sun.shadow.camera, { left: -1000, right: 1000, top: 1000, bottom: -1000, near: 100, far: 4000 })
sun.shadow.normalBias = 2

const scene = new Scene()
scene.background = new Color('#c4d3e2')
scene.fog = new Fog('#c4d3e2', 300, 1600)
scene.add(land, trees, lake, sun, new HemisphereLight('#a9c4e6', '#6b6350', 2))
const camera = new PerspectiveCamera(36, innerWidth / innerHeight, 1, 9000)
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

/** What ground.ts takes from the library, but types. */
function importedNames(): string[] {
  const [, list] = /import \{([^}]*)\} from 'three-perlin'/.exec(ground) ?? []
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
}

/** The statements of `paintGround`, to stand by themselves. */
function groundText(): string {
  const [, body] = /\): PaintChannels \{\n([\s\S]*?)\n  return channels\n/.exec(ground) ?? []
  return (body ?? '').replace(/^ {2}/gm, '')
}

function grovesText(): string {
  return groves
    .slice(groves.indexOf('const wide'))
    .replace(/\/\*\*.*\n/g, '')
    .replace(/\n\n/g, '\n')
    .replace('export ', '')
    .trim()
}
