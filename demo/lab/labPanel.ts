import type { Controller, GUI } from 'lil-gui'
import { addDice } from '../shell/dice'
import { fractals, type FractalRow } from './fractals'
import { canRotate, isTimed } from './labField'
import type { LabSettings } from './labSettings'
import { noises } from './noises'
import { addPalettes } from './addPalettes'
import { surprise, takeDefaults } from './surprise'

export interface LabPanelEvents {
  /** Numbers or colours have changed. */
  readonly live: () => void
  /** The field is made otherwise. */
  readonly form: () => void
  /** Frames are needed. */
  readonly play: () => void
}

/** The controls of the lab. Those that have no effect at present are hidden. */
export function buildLabPanel(gui: GUI, settings: LabSettings, events: LabPanelEvents): void {
  const conditions: (() => void)[] = []
  const showIf = (item: { show: (shown: boolean) => unknown }, condition: () => boolean) => {
    conditions.push(() => item.show(condition()))
  }
  const update = () => {
    for (const apply of conditions) apply()
  }
  const number = (folder: GUI, name: NumberName, limits: [number, number, number], label: string = name): Controller =>
    folder
      .add(settings[name], 'value', ...limits)
      .name(label)
      .onChange(events.live)
  const form = (folder: GUI, name: FormName, label: string = name, choices?: readonly string[]): Controller => {
    const controller = choices ? folder.add(settings, name, choices) : folder.add(settings, name)
    return controller.name(label).onChange(() => {
      update()
      events.form()
    })
  }
  const all = () => {
    for (const controller of gui.controllersRecursive()) controller.updateDisplay()
    update()
    events.form()
  }

  const chance = {
    surprise() {
      surprise(settings)
      all()
    }
  }
  gui.add(chance, 'surprise').name('Surprise me')

  const noise = gui.addFolder('Noise')
  form(noise, 'noise', 'noise', Object.keys(noises))
  addDice(number(noise, 'seed', [0, 999, 1]), () => Math.floor(Math.random() * 1000))
  number(noise, 'frequency', [0.05, 2, 0.01])
  form(noise, 'fade', 'fade', ['quintic', 'cubic', 'linear'])

  const fractal = gui.addFolder('Fractal')
  form(fractal, 'fractal', 'kind', ['none', ...Object.keys(fractals)]).onChange(() => {
    takeDefaults(settings)
    all()
  })
  const row = (): FractalRow | undefined => (settings.fractal === 'none' ? undefined : fractals[settings.fractal])
  const takesNumbers = () => row() !== undefined
  showIf(number(fractal, 'octaves', [1, 10, 0.1]), takesNumbers)
  showIf(number(fractal, 'lacunarity', [1.5, 3, 0.01]), () => takesNumbers() && !settings.tile)
  showIf(number(fractal, 'gain', [0.2, 0.8, 0.01]), takesNumbers)
  showIf(number(fractal, 'offset', [0, 2, 0.01]), () => row()?.offset !== undefined)
  showIf(number(fractal, 'feedback', [0, 4, 0.01]), () => row()?.feedback !== undefined)
  showIf(form(fractal, 'rotate', 'turn octaves'), () => canRotate(settings))

  const shape = gui.addFolder('Shape')
  form(shape, 'warp', 'warp', ['off', 'once', 'twice'])
  showIf(number(shape, 'bend', [0, 2, 0.01], 'bend, cells'), () => settings.warp !== 'off')
  form(shape, 'terraces')
  showIf(number(shape, 'steps', [2, 24, 0.5]), () => settings.terraces)
  showIf(number(shape, 'smoothness', [0.02, 1, 0.01]), () => settings.terraces)
  form(shape, 'tile', 'seamless tile')
  showIf(shape.add(settings, 'cells', 1, 16, 1).name('tile, cells').onFinishChange(events.form), () => settings.tile)

  const time = gui.addFolder('Time')
  time.add(settings, 'playing').name('play').onChange(events.play)
  time.add(settings, 'loop', 2, 30, 0.5).name('loop, s').onChange(events.live)
  time.add(settings.time, 'value', 0, 30, 0.01).name('time').onChange(events.live)
  showIf(time, () => isTimed(settings))

  const look = gui.addFolder('Look')
  addPalettes(look, settings, () => {
    all()
  })
  if (settings.view === 'Map') number(look, 'relief', [0, 1.5, 0.01])
  else number(look, 'amplitude', [0, 2, 0.01], 'height')
  const names = ['lowest', 'low', 'middle', 'high', 'highest']
  for (const [i, colour] of settings.colours.entries()) {
    look.addColor(colour, 'value').name(names[i]).onChange(events.live)
  }
  update()
}

type NumberName = {
  [K in keyof LabSettings]: LabSettings[K] extends { value: number } ? K : never
}[keyof LabSettings]
type FormName = 'noise' | 'fade' | 'fractal' | 'rotate' | 'warp' | 'terraces' | 'tile'
