import { GUI } from 'lil-gui'
import type { Covered } from '../stage/stage'
import { byId } from './byId'

/** As in panel.css: narrower windows have a sheet that covers the picture, which is closed at first. */
const NARROW = '(width < 720px)'

/** The panel and the button that opens it. */
export class Panel {
  gui: GUI | undefined
  private readonly element = byId('panel', HTMLElement)
  private readonly button = byId('tune', HTMLButtonElement)
  private readonly strip = byId('gallery', HTMLElement)

  /** @param onCover - told how much of the window the panel covers */
  constructor(private readonly onCover: (covered: Covered) => void) {
    this.show(!matchMedia(NARROW).matches)
    this.button.addEventListener('click', () => {
      this.show(this.button.ariaExpanded !== 'true')
    })
    window.addEventListener('resize', () => {
      this.tellCover()
    })
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.show(false)
    })
  }

  /** Replaces the controls. */
  fill(build: (gui: GUI) => void): void {
    this.gui?.destroy()
    this.gui = new GUI({ container: this.element, title: 'Parameters' })
    build(this.gui)
    this.tellCover()
  }

  private show(open: boolean): void {
    this.element.hidden = !open
    this.button.ariaExpanded = String(open)
    this.tellCover()
  }

  private tellCover(): void {
    const { left, top } = this.element.getBoundingClientRect()
    const right = this.element.hidden || matchMedia(NARROW).matches ? 0 : window.innerWidth - left
    const sheet = this.element.hidden || right > 0 ? 0 : window.innerHeight - top
    this.onCover({ right, bottom: Math.max(sheet, this.strip.offsetHeight) })
  }
}
