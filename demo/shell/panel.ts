import { GUI } from 'lil-gui'
import { byId } from './byId'

/** As in panel.css: narrower windows have a sheet that covers the picture, which is closed at first. */
const NARROW = '(width < 720px)'

/** The panel and the button that opens it. */
export class Panel {
  gui: GUI | undefined
  private readonly element = byId('panel', HTMLElement)
  private readonly button = byId('tune', HTMLButtonElement)

  /** @param onCover - told how many pixels at the right of the window the panel covers */
  constructor(private readonly onCover: (pixels: number) => void) {
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
  }

  private show(open: boolean): void {
    this.element.hidden = !open
    this.button.ariaExpanded = String(open)
    this.tellCover()
  }

  private tellCover(): void {
    const beside = !this.element.hidden && !matchMedia(NARROW).matches
    this.onCover(beside ? window.innerWidth - this.element.getBoundingClientRect().left : 0)
  }
}
