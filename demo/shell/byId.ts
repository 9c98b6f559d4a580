/** An element of index.html, which has it. */
export function byId<E extends HTMLElement>(id: string, type: new () => E): E {
  const element = document.getElementById(id)
  if (!(element instanceof type)) throw new Error(`index.html: there is no ${type.name} with the id '${id}'.`)
  return element
}
