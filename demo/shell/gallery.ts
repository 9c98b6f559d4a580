import type { Gallery } from '../scenes/demoScene'

/** Fills the strip with pictures of which one is chosen; empties it where there is nothing to choose. */
export function showGallery(container: HTMLElement, gallery: Gallery | undefined, chosen: () => void): void {
  if (!gallery) {
    container.replaceChildren()
    return
  }
  const { entries, sheet } = gallery
  const caption = document.createElement('p')
  const strip = document.createElement('div')
  strip.className = 'strip'
  strip.style.setProperty('--sheet', `url(${sheet})`)
  strip.style.setProperty('--count', String(entries.length))
  const buttons = entries.map(({ name, title }, i) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.title = button.ariaLabel = title
    button.dataset.name = name
    button.style.setProperty('--index', String(i))
    button.addEventListener('click', () => {
      gallery.choose(name)
      mark()
      chosen()
    })
    return button
  })
  strip.append(...buttons)
  container.replaceChildren(caption, strip)
  mark()

  function mark(): void {
    const current = gallery?.current()
    caption.textContent = entries.find(({ name }) => name === current)?.title ?? ''
    for (const button of buttons) {
      const isCurrent = button.dataset.name === current
      button.ariaPressed = String(isCurrent)
      if (isCurrent) {
        strip.scrollTo({ left: button.offsetLeft - (strip.clientWidth - button.clientWidth) / 2, behavior: 'smooth' })
      }
    }
  }
}
