/** Fills an element with buttons of which one is chosen. */
export function showChoices(
  container: HTMLElement,
  choices: readonly { name: string; title: string }[],
  mark: 'aria-current' | 'aria-pressed',
  choose: (name: string) => void
): (chosen: string) => void {
  const buttons = choices.map(({ name, title }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = title
    button.dataset.name = name
    button.addEventListener('click', () => {
      choose(name)
    })
    return button
  })
  container.replaceChildren(...buttons)
  return (chosen) => {
    for (const button of buttons) {
      const isChosen = button.dataset.name === chosen
      if (mark === 'aria-pressed') button.ariaPressed = String(isChosen)
      else button.ariaCurrent = isChosen ? 'page' : null
    }
  }
}
