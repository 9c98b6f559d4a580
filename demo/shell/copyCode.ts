/** Browsers offer the clipboard to secure pages only. */
async function write(text: string): Promise<void> {
  if (!isSecureContext) throw new Error('copy: this page is not secure.')
  await navigator.clipboard.writeText(text)
}

/** Makes the button copy what `code` returns at that moment, and say so. */
export function setUpCopy(button: HTMLButtonElement, code: () => string): void {
  const copy = createCopier(button)
  button.addEventListener('click', () => {
    copy(code())
  })
}

/** A function that copies a text, and has the button say so. */
export function createCopier(button: HTMLButtonElement): (text: string) => void {
  const label = button.querySelector('span') ?? button
  const before = label.textContent
  let timer = 0
  return (text) => {
    write(text).then(
      () => {
        say('Copied')
      },
      () => {
        say(isSecureContext ? 'Not allowed' : 'Needs https')
      }
    )
  }

  function say(message: string): void {
    label.textContent = message
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      label.textContent = before
    }, 1600)
  }
}
