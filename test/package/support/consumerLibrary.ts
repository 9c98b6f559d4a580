import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Library from 'three-perlin'
import { inject } from 'vitest'

/** The installed library; what needs no picture works in Node. */
export function consumerLibrary(): Promise<typeof Library> {
  const path = join(inject('consumers'), 'node_modules/three-perlin/dist/index.js')
  return import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<typeof Library>
}
