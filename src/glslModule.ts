/** One GLSL file as the build reads it. */
export interface GlslModule {
  /** The function that the file exports. */
  readonly name: string
  /** Its text, without comments and pragmas, within an `#ifndef` guard. */
  readonly source: string
  /** Name of the file in glsl/, without its ending; none: it is made from one. */
  readonly path?: string
  /** The files whose functions it calls. */
  readonly requires: readonly GlslModule[]
}

/** Joins modules and all that they require into one text: each file once, what is called before what calls it. */
export function joinGlsl(modules: readonly GlslModule[]): string {
  const joined = new Set<GlslModule>()

  function add(module: GlslModule): void {
    if (joined.has(module)) return
    module.requires.forEach(add)
    joined.add(module)
  }

  modules.forEach(add)
  // Each text ends its line: what comes next may be a directive.
  return Array.from(joined, ({ source }) => `${source}\n`).join('')
}
