import bundle from 'glslify-bundle'
import glslifyDeps, { type GlslifyFile } from 'glslify-deps'

/** A file with all that it requires, as glslify's command line does it. (Its synchronous API is known to break.) */
export function glslifyFile(path: string): Promise<string> {
  return collect((done) => {
    glslifyDeps().add(path, done)
  })
}

/** The same for a shader given as text; what it requires is relative to the folder. */
export function glslifyText(source: string, folder: string): Promise<string> {
  return collect((done) => {
    glslifyDeps().inline(source, folder, done)
  })
}

function collect(start: (done: (error: Error | null, files: GlslifyFile[]) => void) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    start((error, files) => {
      if (error) reject(error)
      else resolve(bundle(files))
    })
  })
}
