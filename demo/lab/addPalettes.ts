import type { GUI } from 'lil-gui'
import type { LabSettings } from './labSettings'
import { palettes, type PaletteName } from './palettes'
import { usePalette } from './surprise'

/** A row of buttons that look like their palettes. */
export function addPalettes(folder: GUI, settings: LabSettings, changed: () => void): void {
  const row = document.createElement('div')
  row.className = 'palettes'
  for (const name of Object.keys(palettes) as PaletteName[]) {
    const button = document.createElement('button')
    button.type = 'button'
    button.title = button.ariaLabel = name
    button.style.background = `linear-gradient(90deg, ${palettes[name].join(', ')})`
    button.addEventListener('click', () => {
      usePalette(settings, name)
      changed()
    })
    row.append(button)
  }
  folder.$children.append(row)
}
