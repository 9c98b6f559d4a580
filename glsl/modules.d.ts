// Without an import or export of its own this file is ambient: what it declares holds wherever a .glsl is imported.

declare module '*.glsl' {
  const module: import('../src/glslModule').GlslModule
  export default module
}

declare module '*.glsl?raw' {
  const text: string
  export default text
}
