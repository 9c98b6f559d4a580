// Runs the recipe that the address names, as `index.html?trees`, and counts the frames that it has had.
import type { Scene, WebGLRenderer } from 'three'

/** What three tells its developer tools of: all scenes and renderers, without a word of them in the recipe. */
const seen: (Scene | WebGLRenderer)[] = []
const tools = new EventTarget()
tools.addEventListener('observe', (event) => seen.push((event as CustomEvent<Scene | WebGLRenderer>).detail))
Object.assign(globalThis, { __THREE_DEVTOOLS__: tools, seen })

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
