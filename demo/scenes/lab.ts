import { GridHelper, Scene } from 'three'
import { createLabField, isTimed, labAxes, refreshLevels } from '../lab/labField'
import { GpuCost } from '../lab/gpuCost'
import { labCode } from '../lab/labCode'
import { buildLabPanel } from '../lab/labPanel'
import { createLabSettings, VIEWS, type LabView } from '../lab/labSettings'
import { measure, type Measures } from '../lab/measure'
import { Readout } from '../lab/readout'
import { createLabStage } from '../lab/views'
import { glslText } from '../lab/glslText'
import { StudioLight } from '../studio/light'
import { Plaster } from '../studio/plaster'
import type { CreateScene } from './demoScene'

/** Milliseconds after the last change until the GPU is timed. */
const CALM = 600

/** Any field of this package, tuned by hand, on a map, a ball or a block. */
export const createLab: CreateScene = (stage, options) => {
  const settings = createLabSettings(VIEWS.find((name) => name.toLowerCase() === options.preset.toLowerCase()) ?? 'Map')
  const scene = new Scene()
  const readout = new Readout()
  const cost = new GpuCost(stage.renderer)
  const grid = new GridHelper(80, 80, '#ffffff', '#ffffff')
  Object.assign(grid.material, { transparent: true, opacity: 0.45, toneMapped: false })
  grid.position.y = 0.02

  const studio = createStudio()
  let shown = createLabStage(settings.view, options.vertices)
  let field = createLabField(settings)
  let measures: Measures | undefined
  let gpu: number | undefined
  /** Milliseconds that the CPU took at best for a million values of this field. */
  let fastest = Infinity
  let timer = 0
  let due = true
  setUp()

  function createStudio() {
    const light = new StudioLight(stage.renderer, options.shadows)
    const plaster = new Plaster({ value: '#484139' })
    const [contact] = plaster.contacts
    scene.add(light, plaster, grid)
    scene.environment = light.environment
    scene.environmentIntensity = 0.42
    return { light, plaster, contact }
  }

  function setUp(): void {
    scene.add(shown.mesh)
    shown.show(field, settings)
    for (const item of [studio.light, studio.plaster]) item.visible = shown.studio
    studio.contact.strength.value = settings.view === 'Blob' ? 0.55 : 0.8
    studio.contact.radius.value = settings.view === 'Blob' ? 1.4 : 2.6
  }

  function live(): void {
    due = true
    stage.invalidateShadows()
  }

  function form(): void {
    const { low, high } = field.levels
    field = createLabField(settings)
    // Until it is measured: what was shown before.
    field.levels.low.value = low.value
    field.levels.high.value = high.value
    shown.show(field, settings)
    gpu = undefined
    fastest = Infinity
    live()
    void stage.prepare()
  }

  function refresh(): void {
    due = false
    refreshLevels(settings, field.levels)
    measures = measure(field.shape, field.axes, settings.frequency.value, 0)
    // The first values of a field include its compilation.
    fastest = Math.min(fastest, measures.milliseconds)
    field.levels.low.value = measures.low
    // What does not vary has no range; it is shown as its lowest value.
    field.levels.high.value = Math.max(measures.high, measures.low + 1e-6)
    grid.visible = settings.view === 'Map' && settings.tile
    grid.scale.setScalar(settings.cells / settings.frequency.value)
    readout.show({ ...measures, milliseconds: fastest }, gpu)
    clearTimeout(timer)
    if (options.cost) timer = window.setTimeout(timeGpu, CALM)
  }

  function timeGpu(): void {
    if (settings.playing || !measures) return
    measures = measure(field.shape, field.axes, settings.frequency.value, 0)
    fastest = Math.min(fastest, measures.milliseconds)
    gpu = cost.measure(field.height)
    readout.show({ ...measures, milliseconds: fastest }, gpu)
  }

  let rebuildPanel: (() => void) | undefined
  function choose(name: string): void {
    scene.remove(shown.mesh)
    free()
    settings.view = name as LabView
    shown = createLabStage(settings.view, options.vertices)
    if (name === 'Blob' && options.motion) settings.playing = true
    // A noise without time in the new view hands over to one that flows as well.
    if (settings.playing && !isTimed(settings)) settings.noise = labAxes(settings).length > 2 ? 'flow3' : 'flow2'
    field = createLabField(settings)
    fastest = Infinity
    setUp()
    stage.orbit.look(shown.view(stage.aspect))
    rebuildPanel?.()
    live()
    void stage.prepare()
  }

  function free(): void {
    shown.free()
    shown.mesh.geometry.dispose()
    for (const material of [shown.mesh.material].flat()) material.dispose()
  }

  return {
    scene,
    exposure: 1,
    parameters: settings,
    presets: { names: VIEWS, current: () => settings.view, choose },
    view: (aspect) => shown.view(aspect),
    buildPanel(panel) {
      rebuildPanel = () => {
        for (const child of [...panel.children]) child.destroy()
        panel.$children.replaceChildren(readout.element)
        buildLabPanel(panel, settings, { live, form, play: stage.invalidate })
      }
      rebuildPanel()
    },
    copies: [
      {
        title: 'Program',
        text: () =>
          labCode(settings, field, {
            position: stage.camera.position.toArray(),
            target: stage.orbit.controls.target.toArray()
          })
      },
      { title: 'GLSL', text: () => glslText(field.height) },
      { title: 'JSON', text: () => JSON.stringify(field.height, undefined, 2) }
    ],
    fields: () => ({ height: field.height, colour: field.colour }),
    update(seconds) {
      if (due) refresh()
      const moving = settings.playing && isTimed(settings)
      if (moving) {
        settings.time.value = (settings.time.value + seconds) % settings.loop
        if (shown.studio) stage.renderer.shadowMap.needsUpdate = true
      }
      return moving
    },
    dispose() {
      clearTimeout(timer)
      cost.dispose()
      free()
      studio.light.dispose()
      studio.plaster.free()
      grid.geometry.dispose()
      grid.material.dispose()
    }
  }
}
