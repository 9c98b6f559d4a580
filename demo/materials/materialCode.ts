import type { Color } from 'three'
import { number } from '../code/number'
import { createPreset, type AnyPreset, type MaterialRow } from './materials'
import { sets, type SetRow } from './sets'
import { shapes, type ShapeName } from './shapes'

export interface MaterialState {
  readonly row: MaterialRow
  readonly shape: ShapeName
  readonly preset: AnyPreset
  readonly seed: number
  readonly time: number
  readonly timed: boolean
  readonly position: readonly number[]
  readonly target: readonly number[]
}

const ORBIT = "import { OrbitControls } from 'three/addons/controls/OrbitControls.js'"
const ROOM = "import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'"

/** A program that draws the material as it is seen now. */
export function materialCode(state: MaterialState): string {
  const { row, shape } = state
  const set: SetRow = sets[row.set]
  const { body, names } = plainText(shapes[shape].text)
  const land = shape === 'Land'
  const dome = shape === 'Dome'
  const material = dome ? 'MeshBasicMaterial' : 'MeshPhysicalMaterial'
  const three = new Set([
    ...names,
    ...(dome ? ['BackSide'] : []),
    ...(set.haze ? ['Fog'] : []),
    ...(set.floor === undefined ? [] : ['MeshStandardMaterial', 'PlaneGeometry']),
    ...[
      'ACESFilmicToneMapping',
      'Color',
      'SpotLight',
      'Mesh',
      material,
      'PerspectiveCamera',
      'PMREMGenerator',
      'Scene',
      'WebGLRenderer'
    ]
  ])
  return [
    `import { ${[...three].sort().join(', ')} } from 'three'`,
    ORBIT,
    ...(set.sky === undefined ? [ROOM] : []),
    `import { ${land ? 'displace, ' : ''}paint } from 'three-perlin'`,
    `import { ${row.name} } from 'three-perlin/presets'`,
    '',
    ...presetText(state),
    '',
    `const time = { value: ${number(state.time)} } // seconds`,
    dome
      ? `const { transparent, depthWrite } = preset.material
const material = new MeshBasicMaterial({ transparent, depthWrite, side: BackSide, toneMapped: false })`
      : 'const material = new MeshPhysicalMaterial(preset.material)',
    `paint(material, preset, { space: '${spaceOf(shape)}', time })`,
    '',
    body,
    '',
    sceneText(state, set)
  ].join('\n')
}

export function spaceOf(shape: ShapeName): 'local' | 'world' {
  return shape === 'Globe' || shape === 'Dome' ? 'local' : 'world'
}

/** The file of a shape without its module's words, and what it takes from three. */
function plainText(text: string): { body: string; names: string[] } {
  const names = [...text.matchAll(/^import \{ ([^}]*) \} from 'three'\n/gm)].flatMap(([, list]) => list.split(', '))
  const body = text
    .replace(/^import .*\n/gm, '')
    .replace(/^export /gm, '')
    .trim()
  return { body, names }
}

/** The preset, and what has been changed about it. */
function presetText({ row, preset, seed }: MaterialState): string[] {
  const options = Object.entries<unknown>({ seed, ...row.options }).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : String(value)}`
  )
  const first = createPreset(row, { value: seed })
  const numbers = Object.entries(preset.parameters)
    .filter(([name, { value }]) => value !== first.parameters[name].value)
    .map(([name, { value }]) => `preset.parameters.${name}.value = ${number(value)}`)
  const colours = Object.entries(preset.colors)
    .filter(([name, { value }]) => value !== first.colors[name].value)
    .map(([name, { value }]) => `preset.colors.${name}.value = '${hex(value)}'`)
  return [`const preset = ${row.name}({ ${options.join(', ')} })`, ...numbers, ...colours]
}

function hex(value: unknown): string {
  return typeof value === 'string' ? value : `#${(value as Color).getHexString()}`
}

function sceneText(
  { shape, timed, position, target }: MaterialState,
  { floor, background, haze, sky, environment, sun, exposure }: SetRow
): string {
  const list = (values: readonly number[]) => values.map((value) => number(Number(value.toFixed(3)))).join(', ')
  const steps = timed ? '  time.value = start + now / 1000\n' : ''
  return `const scene = new Scene()
scene.background = new Color('${background}')
${haze ? `scene.fog = new Fog('${background}', ${list(haze)})\n` : ''}for (const geometry of create${shape === 'Ground' ? 'Slab' : shape}()) {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = mesh.receiveShadow = true
${shape === 'Land' ? "  displace(mesh, preset.height, { along: 'y', normals: 'pixel' })\n" : ''}${shape === 'Dome' ? '  mesh.scale.setScalar(500)\n' : ''}  scene.add(mesh)
}
${
  floor === undefined
    ? ''
    : `const floor = new Mesh(new PlaneGeometry(60, 60).rotateX(-Math.PI / 2), new MeshStandardMaterial({ color: '${floor}' }))
floor.receiveShadow = true
scene.add(floor)
`
}const sun = new SpotLight('${sun.colour}', ${sun.intensity}, 0, ${sun.cone}, 1, 0)
sun.position.set(${list(sun.position)})
sun.castShadow = true
sun.shadow.mapSize.set(2048, 2048)
sun.shadow.normalBias = 0.02
scene.add(sun)

const renderer = new WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = true
renderer.toneMapping = ACESFilmicToneMapping
renderer.toneMappingExposure = ${exposure}
document.body.append(renderer.domElement)
${sky === undefined ? 'const room = new RoomEnvironment()' : `const room = new Scene()\nroom.background = new Color('${sky}')`}
scene.environment = new PMREMGenerator(renderer).fromScene(room, 0.04).texture
scene.environmentIntensity = ${environment}
const camera = new PerspectiveCamera(36, innerWidth / innerHeight, 0.05, 1000)
camera.position.set(${list(position)})
const controls = new OrbitControls(camera, renderer.domElement)
controls.target.set(${list(target)})
controls.update()
${timed ? 'const start = time.value\n' : ''}renderer.setAnimationLoop((${timed ? 'now' : ''}) => {
${steps}  renderer.render(scene, camera)
})
`
}
