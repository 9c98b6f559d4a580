/** Names that are not of the main entry. */
const ENTRIES: Readonly<Record<string, string>> = {
  fieldFromJSON: 'three-perlin/json',
  marble: 'three-perlin/presets'
}

/** What the lines of the table are about. */
const SCENE = `
import { Mesh, MeshStandardMaterial, PlaneGeometry, Raycaster, WebGLRenderer } from 'three'

const renderer = new WebGLRenderer()
const raycaster = new Raycaster()
const data = [0, 1, 2, 3]
const height = fbm(perlin2({ axes: 'xz', frequency: 1 / 60 }), { octaves: 3 }).fit(0, 40)
const color = ramp(height, [[0, '#3f5d2f'], [40, '#f4f6fa']])
const land = new Mesh(new PlaneGeometry(100, 100, 50, 50).rotateX(-Math.PI / 2), new MeshStandardMaterial())
const surface = displace(land, height, { along: 'y' })
`

/** The TypeScript in the README: a module of each block, and one of all lines in
 * the table of what there is. They export what they make. */
export function readmeModules(readme: string): string[] {
  const blocks = Array.from(readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, code]) => code)
  const [, table = ''] = /^## What there is\n([\s\S]*?)^## /m.exec(readme) ?? []
  const lines = Array.from(table.matchAll(/^\|[^|`]+\| `([^`]+)` +\|$/gm), ([, code]) => code)
  if (blocks.length < 4) throw new Error(`readmeModules: found only ${blocks.length} blocks in the README.`)
  if (lines.length < 20)
    throw new Error(`readmeModules: found only ${lines.length} lines in the table of what there is.`)
  return [...blocks.map(blockModule), linesModule(lines)]
}

function blockModule(code: string): string {
  const names = Array.from(code.matchAll(/^const (\w+)/gm), ([, name]) => name)
  return `${code}\nexport { ${names.join(', ')} }\n`
}

function linesModule(lines: readonly string[]): string {
  const code = `${SCENE}\nvoid [\n${lines.join(',\n')}\n]\nexport { land }\n`
  // Calls that are no methods and do not stand in strings.
  const calls = code.replaceAll(/'[^']*'/g, "''").matchAll(/(?<![.\w])([a-z]\w*)\(/g)
  const names = new Set(Array.from(calls, ([, name]) => name))
  const imports = Array.from(names, (name) => `import { ${name} } from '${ENTRIES[name] ?? 'three-perlin'}'\n`)
  return imports.join('') + code
}
