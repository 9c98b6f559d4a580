import { byId } from './byId'

/** Says, in place of the picture, why there is none. */
export function showMessage(title: string, text: string): void {
  const message = byId('message', HTMLElement)
  const [heading, paragraph] = message.children
  heading.textContent = title
  paragraph.textContent = text
  message.hidden = false
}

/** Whether the browser can draw the page. */
export function hasWebGL2(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
