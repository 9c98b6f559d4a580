import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of the published GLSL. */
export const glslFolder = resolve(import.meta.dirname, '../../glsl')

/** The published GLSL files, without those of the material hooks. */
export const glslFiles = readdirSync(glslFolder)
  .filter((name) => name.endsWith('.glsl'))
  .map((name) => {
    const path = join(glslFolder, name)
    return { name, path, source: readFileSync(path, 'utf8') }
  })
