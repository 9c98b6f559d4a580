import type { Controller } from 'lil-gui'

const ICON = `<svg viewBox="0 0 16 16" aria-hidden="true"><rect x="1.75" y="1.75" width="12.5" height="12.5" rx="3.25" fill="none" stroke="currentColor" stroke-width="1.3"/><g fill="currentColor"><circle cx="5.2" cy="5.2" r="1.15"/><circle cx="10.8" cy="5.2" r="1.15"/><circle cx="8" cy="8" r="1.15"/><circle cx="5.2" cy="10.8" r="1.15"/><circle cx="10.8" cy="10.8" r="1.15"/></g></svg>`

/** A button beside a number that rolls another one. */
export function addDice(controller: Controller, roll: () => number): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'dice'
  button.title = button.ariaLabel = 'Roll another'
  button.innerHTML = ICON
  button.addEventListener('click', () => {
    controller.setValue(roll())
  })
  controller.$widget.append(button)
}
