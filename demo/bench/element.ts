/** Makes an element with its class and what is in it; texts are texts. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}
