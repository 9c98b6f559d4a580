import tokenize from 'glsl-tokenizer/string'
import glslifyDeps, { type GlslifyFile } from 'glslify-deps'

export interface GlslFile {
  /** The function that the file exports. */
  name: string
  source: string
  /** Absolute paths of the files that it requires itself. */
  requires: string[]
}

/** Reads a GLSL file with glslify's own rules for what it requires, and where that is found. */
export async function readGlslFile(path: string): Promise<GlslFile> {
  const files = await readTree(path)
  const [entry] = files
  const pragmas = readPragmas(entry.source)
  if (pragmas.exported === undefined) {
    throw new Error(`${path}: exports nothing. End the file with \`#pragma glslify: export(name)\`.`)
  }
  const requires = pragmas.required.map(({ alias, path: required }) => {
    const target = files[entry.deps[required]]
    const exported = readPragmas(target.source).exported
    if (alias !== exported) {
      // glslify would rename; here every function keeps its name, so that files can be joined and read.
      throw new Error(`${path}: \`${alias}\` requires ${required}, which exports \`${exported}\`. Use the same name.`)
    }
    return target.file
  })
  return { name: pragmas.exported, source: entry.source, requires }
}

function readTree(path: string): Promise<GlslifyFile[]> {
  return new Promise((resolve, reject) => {
    glslifyDeps().add(path, (error, files) => {
      if (error) reject(new Error(`${path}: ${error.message}`))
      else resolve(files)
    })
  })
}

/** A pragma is one token: what glslify means by its text has to be read by a pattern, here as in glslify itself. */
function readPragmas(source: string) {
  const required: { alias: string; path: string }[] = []
  let exported: string | undefined
  for (const { type, data } of tokenize(source)) {
    if (type !== 'preprocessor') continue
    exported = /^#pragma glslify:\s*export\(([^)]+)\)/.exec(data)?.[1].trim() ?? exported
    const [, alias, path] = /^#pragma glslify:\s*([^=\s]+)\s*=\s*require\(([^),]+)\)/.exec(data) ?? []
    if (alias) required.push({ alias, path: path.trim().replace(/^(['"])(.*)\1$/, '$2') })
  }
  return { exported, required }
}
