import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
  type Material
} from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { paint } from 'three-perlin'
import * as presets from 'three-perlin/presets'
import { presetViews, type PresetView } from './presetViews'
import { stages } from './presetStages'

// The page of renderPresets.mjs: draws one view of one preset at a time.

declare global {
  var drawPreset: (name: string, view: number, size: number, quality: number) => string
  var presetNames: readonly string[]
  var joinPictures: (strips: readonly string[][], size: number, columns: number, type: string) => Promise<string>
}

const canvas = document.createElement('canvas')
document.body.append(canvas)
const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true })
renderer.toneMapping = ACESFilmicToneMapping
renderer.toneMappingExposure = 0.95
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
const room = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture

const sun = new DirectionalLight('#fff1dd', 2.6)
sun.position.set(-4, 6, 4)
sun.castShadow = true
sun.shadow.mapSize.setScalar(2048)
sun.shadow.radius = 4
sun.shadow.normalBias = 0.02
Object.assign(sun.shadow.camera, { left: -4, right: 4, top: 4, bottom: -4, near: 0.1, far: 20 })

function studio(): Mesh[] {
  const material = new MeshStandardMaterial({ color: '#4a4c50', roughness: 0.9 })
  const floor = new Mesh(new PlaneGeometry(60, 60).rotateX(-Math.PI / 2), material)
  floor.receiveShadow = true
  return [floor]
}

function viewsOf(name: string): { views: PresetView[]; environment: number; background: string; light: number } {
  const stage = stages[name] ?? {}
  const make = presets[name as keyof typeof presets] as (options?: object) => presets.Preset<object>
  const preset = make({ seed: 7, ...stage.options })
  const material: Material = stage.material?.(preset) ?? new MeshPhysicalMaterial(preset.material)
  paint(material, preset, { space: stage.space ?? 'world', time: { value: stage.time ?? 0 } })
  return {
    views: stage.views?.(material, preset) ?? presetViews(material, stage.shape ?? 'vase'),
    environment: stage.environment ?? 0.55,
    background: stage.background ?? '#4b4d52',
    light: stage.light ?? 1
  }
}

let shown: { name: string; made: ReturnType<typeof viewsOf> } | undefined

globalThis.presetNames = Object.keys(presets)
globalThis.drawPreset = (name, index, size, quality) => {
  if (shown?.name !== name) shown = { name, made: viewsOf(name) }
  const { views, environment, background, light } = shown.made
  const view = views[index]
  const scene = new Scene()
  scene.environment = room
  scene.environmentIntensity = environment
  scene.background = new Color(background)
  sun.intensity = 2.6 * light
  scene.add(sun, view.object, ...(view.studio ? studio() : []))
  const camera = new PerspectiveCamera(view.angle, 1, 0.05, 200)
  camera.position.set(...view.from)
  camera.lookAt(...view.at)
  renderer.setPixelRatio(quality)
  renderer.setSize(size, size)
  renderer.render(scene, camera)
  const out = document.createElement('canvas')
  out.width = out.height = size
  const context = out.getContext('2d')
  if (!context) throw new Error('There is no 2D canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, size, size)
  return out.toDataURL('image/png')
}

/** Strips of pictures side by side and below one another, as one. */
globalThis.joinPictures = async (strips, size, columns, type) => {
  const gap = columns > 1 ? Math.round(size / 16) : 0
  const width = Math.max(...strips.map((strip) => strip.length)) * size
  const out = document.createElement('canvas')
  out.width = columns * width + (columns - 1) * gap
  out.height = Math.ceil(strips.length / columns) * (size + gap) - gap
  const context = out.getContext('2d')
  if (!context) throw new Error('There is no 2D canvas.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, out.width, out.height)
  for (const [i, strip] of strips.entries()) {
    for (const [k, url] of strip.entries()) {
      const image = new Image()
      image.src = url
      await image.decode()
      const left = (i % columns) * (width + gap) + k * size
      context.drawImage(image, left, Math.floor(i / columns) * (size + gap))
    }
  }
  return out.toDataURL(type, 0.7)
}
