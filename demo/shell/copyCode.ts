/** Browsers offer the clipboard to secure pages only. */
async function write(text: string): Promise<void> {
  if (!isSecureContext) throw new Error('copy: this page is not secure.')
  await navigator.clipboard.writeText(text)
}

/** Makes the button copy what `code` returns at that moment, and say so. */
export function setUpCopy(button: HTMLButtonElement, code: () => string): void {
  const label = button.querySelector('span') ?? button
  const text = label.textContent
  let timer = 0
  button.addEventListener('click', () => {
    write(code()).then(
      () => {
        say('Copied')
      },
      () => {
        say('Needs https')
      }
    )
  })

  function say(message: string): void {
    label.textContent = message
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      label.textContent = text
    }, 1600)
  }
}
