import { BackSide, Color, Mesh, MeshBasicMaterial, MeshPhysicalMaterial, Scene, type Material } from 'three'
import { displace, paint, timePeriod, type Displacement, type Field, type Paint } from 'three-perlin'
import sheet from '../assets/materials.jpg'
import { materialCode, spaceOf } from '../materials/materialCode'
import { createPreset, findMaterial, materials, type AnyPreset, type MaterialRow } from '../materials/materials'
import { buildMaterialsPanel } from '../materials/materialsPanel'
import { MaterialSet } from '../materials/materialSet'
import { viewOf } from '../materials/sets'
import { shapes, type ShapeName } from '../materials/shapes'
import type { CreateScene } from './demoScene'

/** One material at a time, on a body of one's choice. */
export const createMaterials: CreateScene = (stage, options) => {
  const scene = new Scene()
  const set = new MaterialSet(scene, stage.renderer, options.shadows)
  const seed = { value: 7 }
  const clock = { time: { value: 0 }, playing: options.motion }
  let shape: ShapeName = 'Sphere'
  let shown = make(findMaterial(options.preset))
  let rebuildPanel: (() => void) | undefined

  interface Shown {
    readonly row: MaterialRow
    readonly preset: AnyPreset
    readonly material: Material
    readonly painted: Paint
    readonly timed: boolean
    meshes: Mesh[]
    displaced: Displacement | undefined
  }

  function make(row: MaterialRow): Shown {
    if (!row.shapes.includes(shape) || row.shapes[0] !== 'Sphere') shape = row.shapes[0]
    const preset = createPreset(row, seed)
    const material = createMaterial(preset, shape)
    clock.time.value = row.time ?? 0
    const painted = paint(material, preset.channels, { space: spaceOf(shape), time: clock.time })
    const timed = timePeriod(...Object.values(preset.channels).filter(isReader)) > 0
    const made: Shown = { row, preset, material, painted, timed, meshes: [], displaced: undefined }
    pose(made)
    set.show(row.set, shape)
    return made
  }

  function pose(made: Shown): void {
    scene.remove(...made.meshes)
    for (const { geometry } of made.meshes) geometry.dispose()
    made.meshes = shapes[shape].create().map((geometry) => {
      const mesh = new Mesh(geometry, made.material)
      mesh.castShadow = mesh.receiveShadow = true
      if (shape === 'Dome') mesh.scale.setScalar(500)
      return mesh
    })
    const { height } = made.preset as { height?: Field }
    if (shape === 'Land' && height) made.displaced = displace(made.meshes[0], height, { along: 'y', normals: 'pixel' })
    scene.add(...made.meshes)
  }

  function free({ meshes, material, painted, displaced }: Shown): void {
    scene.remove(...meshes)
    for (const { geometry } of meshes) geometry.dispose()
    displaced?.dispose()
    painted.dispose()
    material.dispose()
  }

  function choose(name: string): void {
    if (name === shown.row.name) return
    const before = shape
    free(shown)
    shown = make(findMaterial(name))
    if (shape !== before) stage.orbit.look(viewOf(shape, stage.aspect))
    stage.renderer.toneMappingExposure = set.exposure
    rebuildPanel?.()
    void stage.prepare()
  }

  function chooseShape(name: string): void {
    shape = name as ShapeName
    pose(shown)
    set.show(shown.row.set, shape)
    stage.orbit.look(viewOf(shape, stage.aspect))
    void stage.prepare()
  }

  return {
    scene,
    exposure: set.exposure,
    parameters: { seed, clock },
    get presets() {
      const { shapes: names } = shown.row
      return { names: names.length > 1 ? names : [], current: () => shape, choose: chooseShape }
    },
    gallery: {
      entries: materials.map(({ name, title }) => ({ name, title })),
      sheet,
      current: () => shown.row.name,
      choose
    },
    view: (aspect) => viewOf(shape, aspect),
    buildPanel(panel) {
      rebuildPanel = () => {
        for (const child of [...panel.children]) child.destroy()
        const { row, preset, timed } = shown
        buildMaterialsPanel(panel, row.title, preset, seed, timed ? clock : undefined, {
          changed: stage.invalidateShadows,
          play: stage.invalidate
        })
      }
      rebuildPanel()
    },
    copies: [
      {
        title: 'Program',
        text: () =>
          materialCode({
            ...shown,
            shape,
            seed: seed.value,
            time: clock.time.value,
            timed: shown.timed && clock.playing,
            position: stage.camera.position.toArray(),
            target: stage.orbit.controls.target.toArray()
          })
      }
    ],
    fields: () => shown.preset.channels,
    update(seconds) {
      const moving = shown.timed && clock.playing
      if (moving) clock.time.value += seconds
      return moving
    },
    dispose() {
      free(shown)
      set.dispose()
    }
  }
}

function isReader(field: unknown): field is Field {
  return typeof field === 'object' && field !== null
}

function createMaterial({ material }: AnyPreset, shape: ShapeName): Material {
  if (shape !== 'Dome') return new MeshPhysicalMaterial({ ...material, dithering: true })
  const { transparent, depthWrite } = material
  return new MeshBasicMaterial({
    transparent,
    depthWrite,
    side: BackSide,
    toneMapped: false,
    color: new Color('#ffffff')
  })
}
