import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Makes a module of each TypeScript snippet of the README, which exports what the snippet declares. */
export async function writeSnippets(folder: string): Promise<void> {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const snippets = Array.from(readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, code]) => code)
  if (snippets.length < 4) throw new Error(`writeSnippets: found only ${snippets.length} snippets in the README.`)
  const write = (code: string, i: number) => {
    const names = Array.from(code.matchAll(/^const (\w+)/gm), ([, name]) => name)
    return writeFile(join(folder, `snippet-${i}.ts`), `${code}\nexport { ${names.join(', ')} }\n`)
  }
  await Promise.all(snippets.map(write))
}
