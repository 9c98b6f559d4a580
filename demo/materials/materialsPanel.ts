import type { GUI } from 'lil-gui'
import type { Live, LiveColor, LiveParameter } from 'three-perlin'
import { addDice } from '../shell/dice'
import type { AnyPreset } from './materials'

export interface MaterialsPanelEvents {
  readonly changed: () => void
  readonly play: () => void
}

/** Controls made of what the preset says about its own numbers and colours. */
export function buildMaterialsPanel(
  gui: GUI,
  title: string,
  preset: AnyPreset,
  seed: { value: number },
  clock: { time: Live; playing: boolean } | undefined,
  { changed, play }: MaterialsPanelEvents
): void {
  const material = gui.addFolder(title)
  addDice(material.add(seed, 'value', 0, 999, 1).name('seed').onChange(changed), () => Math.floor(Math.random() * 1000))
  for (const [name, parameter] of Object.entries(preset.parameters)) {
    const { min, max, step } = parameter
    material.add(parameter, 'value', min, max, step).name(labelOf(name, parameter)).onChange(changed)
  }
  if (clock) {
    const time = gui.addFolder('Time')
    time.add(clock, 'playing').name('play').onChange(play)
    time.add(clock.time, 'value', 0, 120, 0.1).name('time, s').onChange(changed).decimals(1)
  }
  const colours = gui.addFolder('Colours')
  for (const [name, colour] of Object.entries(preset.colors)) {
    colours
      .addColor(colour as { value: string }, 'value')
      .name(labelOf(name, colour))
      .onChange(changed)
  }
}

/** As the panel's own words are written. */
function labelOf(
  name: string,
  { label = name, unit }: Pick<LiveParameter, 'label' | 'unit'> & Pick<LiveColor, 'label'>
): string {
  const text = label.charAt(0).toLowerCase() + label.slice(1)
  return unit === undefined ? text : `${text}, ${unit}`
}
