import type { GUI } from 'lil-gui'
import type { Color, IUniform } from 'three'
import { addDice } from '../shell/dice'
import { finishes } from './finishes'

/** The controls of the three finishes, and the seed that they share. */
export function buildStudioPanel(
  gui: GUI,
  uniforms: Readonly<Record<string, IUniform>>,
  seed: { value: number },
  changed: { seed: () => void; uniform: () => void }
): void {
  const noise = gui.addFolder('Noise')
  const controller = noise.add(seed, 'value', 0, 999, 1).name('seed').onChange(changed.seed)
  addDice(controller, () => Math.floor(Math.random() * 1000))

  for (const [index, { title, knobs, swatches }] of finishes.entries()) {
    const folder = gui.addFolder(title)
    for (const { uniform, label, limits } of knobs) {
      folder
        .add(uniforms[uniform], 'value', ...limits)
        .name(label)
        .onChange(changed.uniform)
    }
    for (const { uniform, label } of swatches) {
      const colour = uniforms[uniform].value as Color
      const shown = { hex: `#${colour.getHexString()}` }
      folder
        .addColor(shown, 'hex')
        .name(label)
        .onChange((hex: string) => {
          colour.set(hex)
          changed.uniform()
        })
    }
    if (index > 0) folder.close()
  }
}
