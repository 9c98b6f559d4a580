import type { Plugin } from 'vite'
import { glslifyFile } from './glslifyBundle.ts'

/** Lets a browser test import `perlin3.glsl?glslify`: the text that a user of glslify gets. */
export function glslifyQuery(): Plugin {
  return {
    name: 'test:glslify',
    enforce: 'pre',
    load: {
      filter: { id: /\.glsl\?glslify$/ },
      handler: async (id) => `export default ${JSON.stringify(await glslifyFile(id.replace('?glslify', '')))}`
    }
  }
}
