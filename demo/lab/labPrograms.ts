import { number } from '../code/number'
import { BLOB, BLOCK } from './views'
import type { LabSettings, LabView } from './labSettings'

/** What comes behind the field: one picture for each view. */
export interface LabProgram {
  readonly three: readonly string[]
  readonly addons: readonly string[]
  readonly perlin: readonly string[]
  readonly text: string
}

interface Look {
  readonly position: readonly number[]
  readonly target: readonly number[]
}

const RENDERER = `const renderer = new WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
document.body.append(renderer.domElement)`

const ORBIT = "import { OrbitControls } from 'three/addons/controls/OrbitControls.js'"
const MAP = "import { MapControls } from 'three/addons/controls/MapControls.js'"
const ROOM = "import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'"

function camera({ position, target }: Look, controls: string): string {
  const list = (values: readonly number[]) => values.map((value) => number(Number(value.toFixed(3)))).join(', ')
  return `const camera = new PerspectiveCamera(36, innerWidth / innerHeight, 0.1, 200)
camera.position.set(${list(position)})
const controls = new ${controls}(camera, renderer.domElement)
controls.target.set(${list(target)})
controls.update()`
}

function loop({ playing, time }: LabSettings): string {
  const start = number(time.value)
  return playing
    ? `renderer.setAnimationLoop((now) => {
  time.value = ${start} + now / 1000
  renderer.render(scene, camera)
})
`
    : `renderer.setAnimationLoop(() => renderer.render(scene, camera))
`
}

const clock = ({ time }: LabSettings) => `const time = { value: ${number(time.value)} } // seconds`

function map(settings: LabSettings, look: Look): LabProgram {
  return {
    three: ['Mesh', 'MeshBasicMaterial', 'PerspectiveCamera', 'PlaneGeometry', 'Scene', 'WebGLRenderer'],
    addons: [MAP],
    perlin: ['paint', 'partial', 'sqrt'],
    text: `// Light from the north-west.
const slope = partial(height, 'x').add(partial(height, 'z')).mul(${number(settings.relief.value)})
const light = slope.div(sqrt(slope.mul(slope).add(1))).mul(0.55).add(1)

${clock(settings)}
const map = new Mesh(new PlaneGeometry(400, 400).rotateX(-Math.PI / 2), new MeshBasicMaterial())
paint(map, { color: colour.mul(light) }, { space: 'world', time })

const scene = new Scene()
scene.add(map)
${RENDERER}
${camera(look, 'MapControls')}
controls.enableRotate = false
${loop(settings)}`
  }
}

const LIT = `const scene = new Scene()
const sun = new DirectionalLight('#ffe6cb', 3)
sun.position.set(-3, 6, 4)
sun.castShadow = true
sun.shadow.mapSize.set(2048, 2048)
sun.shadow.normalBias = 0.02
const floor = new Mesh(new PlaneGeometry(40, 40).rotateX(-Math.PI / 2), new MeshStandardMaterial({ color: '#4a443c' }))
floor.receiveShadow = true
scene.add(sun, floor)
${RENDERER}
renderer.shadowMap.enabled = true
renderer.toneMapping = ACESFilmicToneMapping
scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture
scene.environmentIntensity = 0.42`

const LIT_NAMES = [
  'ACESFilmicToneMapping',
  'DirectionalLight',
  'Mesh',
  'MeshPhysicalMaterial',
  'MeshStandardMaterial',
  'PerspectiveCamera',
  'PlaneGeometry',
  'PMREMGenerator',
  'Scene',
  'WebGLRenderer'
]

function blob(settings: LabSettings, look: Look): LabProgram {
  return {
    three: [...LIT_NAMES, 'SphereGeometry'],
    addons: [ORBIT, ROOM],
    perlin: ['displace', 'paint'],
    text: `${clock(settings)}
const material = new MeshPhysicalMaterial({ roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.3 })
const blob = new Mesh(new SphereGeometry(${BLOB}, 512, 256), material)
blob.position.y = 1.75
blob.castShadow = blob.receiveShadow = true
displace(blob, height.sub(0.4), { along: 'radial', amplitude: ${number(settings.amplitude.value)}, time, normals: 'pixel' })
paint(blob, { color: colour })

${LIT}
scene.add(blob)
${camera(look, 'OrbitControls')}
${loop(settings)}`
  }
}

function block(settings: LabSettings, look: Look): LabProgram {
  return {
    three: LIT_NAMES,
    addons: [ORBIT, ROOM],
    perlin: ['displace', 'paint'],
    text: `${clock(settings)}
const land = new Mesh(
  new PlaneGeometry(${BLOCK}, ${BLOCK}, 383, 383).rotateX(-Math.PI / 2),
  new MeshPhysicalMaterial({ roughness: 0.8 })
)
land.position.y = 0.22
land.scale.setScalar(0.5)
land.castShadow = land.receiveShadow = true
const surface = displace(land, height, { along: 'y', amplitude: ${number(settings.amplitude.value)}, time, normals: 'pixel' })
paint(land, { color: colour })
console.log('ground at the middle:', surface.heightAt(0, 0))

${LIT}
scene.add(land)
${camera(look, 'OrbitControls')}
${loop(settings)}`
  }
}

export const labPrograms: Readonly<Record<LabView, (settings: LabSettings, look: Look) => LabProgram>> = {
  Map: map,
  Blob: blob,
  Block: block
}
