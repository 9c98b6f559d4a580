import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import bundle from 'glslify-bundle'
import glslifyDeps from 'glslify-deps'

glslifyDeps().add(join(import.meta.dirname, 'shade.frag'), (error, files) => {
  if (error) throw error
  writeFileSync(join(import.meta.dirname, 'shade.bundled.frag'), bundle(files))
})
