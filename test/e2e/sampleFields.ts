import type { ColorField, Field } from 'three-perlin'

/** Values at the same points, by the fields' names. */
export type Sampled = Record<string, number[]>

/** Runs in a page: samples the fields that the demo shows, or those that a copied program has left. */
export function sampleFields(whose: 'demo' | 'copied'): Sampled {
  const { demo, copied } = globalThis as typeof globalThis & { copied?: Record<string, Field | ColorField> }
  const fields = whose === 'demo' ? (demo?.scene.fields?.() as typeof copied) : copied
  if (!fields) throw new Error('There are no fields.')
  // Points that repeat nothing, in the unit sphere's neighbourhood and beyond.
  const points = Array.from({ length: 60 }, (_, i) => [
    Math.sin(i * 1.7) * (1 + i / 9),
    Math.sin(i * 2.3 + 1) * 0.9,
    Math.cos(i * 1.1) * (1 + i / 7),
    0.25 * i
  ])
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => typeof (field as Partial<Field> | undefined)?.sample === 'function')
      .map(([name, field]) => [name, points.flatMap(([x, y, z, t]) => field.sample(x, y, z, t))])
  )
}
