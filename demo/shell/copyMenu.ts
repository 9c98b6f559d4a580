import type { Copy } from '../scenes/demoScene'
import { createCopier } from './copyCode'

/** Makes the button copy what there is; where there are several texts, it asks which. */
export function setUpCopyMenu(button: HTMLButtonElement, menu: HTMLElement, copies: () => readonly Copy[]): void {
  const copy = createCopier(button)
  const show = (open: boolean) => {
    menu.hidden = !open
    button.setAttribute('aria-expanded', String(open))
    if (open) menu.replaceChildren(...copies().map(createChoice))
  }
  const createChoice = ({ title, text }: Copy) => {
    const choice = document.createElement('button')
    choice.type = 'button'
    choice.textContent = title
    choice.addEventListener('click', () => {
      show(false)
      button.focus()
      copy(text())
    })
    return choice
  }

  button.addEventListener('click', () => {
    const all = copies()
    if (all.length === 1) copy(all[0].text())
    else show(menu.hidden === true)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target) && !button.contains(target)) show(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || menu.hidden) return
    show(false)
    button.focus()
  })
}
