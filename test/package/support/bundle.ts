import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { inject } from 'vitest'

let count = 0

/** A small consumer as Vite makes it for production, without three: the text of its one file. */
export async function bundle(program: string): Promise<string> {
  const root = inject('consumers')
  const input = join(root, `bundle-${++count}.js`)
  await writeFile(input, program)
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, external: 'three' }
    }
  })) as Rolldown.RolldownOutput
  const [chunk, ...others] = output.output
  if (others.length > 0) throw new Error(`bundle: expected one file, got ${output.output.length}.`)
  return chunk.code
}
