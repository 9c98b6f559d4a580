// The parts that are used here of packages that come without types.

declare module 'glsl-tokenizer/string' {
  export interface GlslToken {
    type:
      | 'block-comment'
      | 'line-comment'
      | 'preprocessor'
      | 'operator'
      | 'integer'
      | 'float'
      | 'ident'
      | 'builtin'
      | 'keyword'
      | 'whitespace'
      | 'eof'
    data: string
    line: number
  }
  export default function tokenize(source: string, options?: { version: '300 es' }): GlslToken[]
}

declare module 'glslify-deps' {
  export interface GlslifyFile {
    id: number
    file: string
    source: string
    /** The path as written in `require(…)` → the id of the file. */
    deps: Record<string, number>
    entry: boolean
  }
  type Done = (error: Error | null, files: GlslifyFile[]) => void
  export default function glslifyDeps(): {
    /** Reads a file and all that it requires; the file itself comes first. */
    add(file: string, done: Done): void
    inline(source: string, folder: string, done: Done): void
  }
}

declare module 'glslify-bundle' {
  export default function bundle(files: import('glslify-deps').GlslifyFile[]): string
}
