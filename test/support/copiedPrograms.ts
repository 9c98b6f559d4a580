import { join } from 'node:path'
import ts from 'typescript'
import { build, type Rolldown } from 'vite'
import { glslLoader } from '../../glsl/loader.ts'

const root = join(import.meta.dirname, '../..')
const fileOf = (name: string) => join(root, 'test/e2e', `${name}.copied.ts`)

/** What TypeScript says about programs, by name, with the project's own options. */
export function typeErrors(programs: Readonly<Record<string, string>>): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const texts = new Map(Object.entries(programs).map(([name, text]) => [fileOf(name), text]))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (file) => texts.has(file) || fileExists(file)
  host.readFile = (file) => texts.get(file) ?? readFile(file)
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(file)
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  return [...texts.keys()]
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    .map(({ messageText, file, start }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
      return `${file?.fileName ?? ''}:${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
}

/** The programs as a browser loads them: texts by file name; the entries are named after the programs. */
export async function bundlePrograms(programs: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    root,
    mode: 'demo',
    logLevel: 'warn',
    resolve: {
      alias: [
        { find: /^three-perlin$/, replacement: join(root, 'src/index.ts') },
        { find: /^three-perlin\/(\w+)$/, replacement: join(root, 'src/$1.ts') }
      ]
    },
    plugins: [
      glslLoader(),
      {
        name: 'copied-programs',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('copied:') ? fileOf(id.slice('copied:'.length)) : undefined),
        load: (id) => Object.entries(programs).find(([name]) => fileOf(name) === id)?.[1]
      }
    ],
    build: {
      write: false,
      sourcemap: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(programs).map((name) => [name, `copied:${name}`])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
      }
    }
  })
  const { output } = result as Rolldown.RolldownOutput
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]))
}
