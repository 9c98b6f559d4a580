/** A value as error messages show it: short, and telling strings from numbers. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `'${value.slice(0, 40)}…'` : `'${value}'`
  if (typeof value === 'function') return `a function`
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (ArrayBuffer.isView(value)) return withArticle(value.constructor.name)
  if (typeof value === 'object' && value !== null) {
    // Not its own `constructor`, which may be anything.
    const { name } = (Object.getPrototypeOf(value) as object | null)?.constructor ?? Object
    return name === 'Object' ? 'an object' : withArticle(name)
  }
  return String(value)
}

/** 'an Object3D', 'a Mesh', and 'a Uint8Array', which sounds as it does. */
function withArticle(name: string): string {
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`
}
