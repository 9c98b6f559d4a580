import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { compactGlsl } from './compact.ts'
import { readGlslFile } from './readGlslFile.ts'

/**
 * Turns `import perlin3 from './perlin3.glsl'` into a `GlslModule`. What the file requires becomes an import, so that a
 * bundler drops the files that nobody calls and has each of the others once. `?raw` stays Vite's own.
 */
export function glslLoader(): Plugin {
  return {
    name: 'three-perlin:glsl',
    enforce: 'pre',
    load: {
      // A query is part of the id: `perlin3.glsl?raw` does not match.
      filter: { id: /\.glsl$/ },
      async handler(id) {
        const file = await readGlslFile(id)
        return {
          code: moduleCode(file.name, basename(id, '.glsl'), compactGlsl(file.source), file.requires),
          moduleSideEffects: false
        }
      }
    }
  }
}

function moduleCode(name: string, path: string, source: string, requires: string[]): string {
  // Readable variable names, for whoever looks into the build.
  const variables = requires.map((path, i) => `${basename(path, '.glsl').replace(/\W/g, '_')}_${i}`)
  const imports = requires.map((path, i) => `import ${variables[i]} from ${JSON.stringify(path)}\n`)
  return `${imports.join('')}export default {
  name: ${JSON.stringify(name)},
  path: ${JSON.stringify(path)},
  source: ${JSON.stringify(source)},
  requires: [${variables.join(', ')}]
}
`
}
