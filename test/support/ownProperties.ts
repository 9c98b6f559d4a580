import { expect } from 'vitest'

/** Remembers an object's own properties; the function that it returns expects them to be the same, in the same order. */
export function rememberOwnProperties(object: object): () => void {
  const before = ownProperties(object)
  return () => {
    const after = ownProperties(object)
    expect(after.map(([name]) => name)).toEqual(before.map(([name]) => name))
    after.forEach(([name, descriptor], i) => {
      const same = Object.entries(before[i][1]).every(([key, value]) =>
        Object.is(descriptor[key as keyof PropertyDescriptor], value)
      )
      expect(same, String(name)).toBe(true)
    })
  }
}

function ownProperties(object: object) {
  return Reflect.ownKeys(object).map((name) => {
    const descriptor = Object.getOwnPropertyDescriptor(object, name)
    if (!descriptor) throw new Error(`ownProperties: ${String(name)} is gone.`)
    return [name, descriptor] as const
  })
}
