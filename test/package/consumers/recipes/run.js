// Runs the recipe that the address names, as `index.html?trees`, and counts the frames that it has had.
import * as THREE from 'three'

/** What three tells its developer tools of: all scenes and renderers, without a word of that in the recipe. */
const seen = []
const tools = new EventTarget()
tools.addEventListener('observe', ({ detail }) => seen.push(detail))
Object.assign(globalThis, { __THREE_DEVTOOLS__: tools, seen, THREE })

const name = location.search.slice(1)
const recipes = import.meta.glob('./*.{ts,tsx}')
const run = recipes[`./${name}.ts`] ?? recipes[`./${name}.tsx`]
if (!run) throw new Error(`There is no recipe '${name}'.`)
await run()

let frames = 0
requestAnimationFrame(function count() {
  document.body.dataset[`frame${++frames}`] = ''
  requestAnimationFrame(count)
})
