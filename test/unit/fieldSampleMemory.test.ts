import { PerformanceObserver } from 'node:perf_hooks'
import { fbm, perlin2, perlin3, ridged, warp, type Field } from 'three-perlin/cpu'
import { expect, test } from 'vitest'

const SAMPLES = 1_000_000

/**
 * Most collections of garbage during so many samples. New objects fill at most 16 MiB between two: an object of 64 bytes
 * a sample, the least that an array of four numbers takes, makes 4 or more.
 */
const FEW = 2

const fields: Readonly<Record<string, Field>> = {
  source: perlin3(),
  fBm: fbm(perlin3({ frequency: { value: 0.5 } })),
  'fBm of a plain noise': fbm(perlin2()),
  operators: ridged(perlin2()).mul(3).add(1).frequency(0.5),
  warp: warp(fbm(perlin2()), { x: perlin2() }, 2)
}

/** How often garbage was collected while something ran again and again. */
function collections(work: (i: number) => void): number {
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ entryTypes: ['gc'] })
  // Until it is compiled.
  for (let i = 0; i < SAMPLES / 5; i++) work(i)
  observer.takeRecords()
  for (let i = 0; i < SAMPLES; i++) work(i)
  const count = observer.takeRecords().length
  observer.disconnect()
  return count
}

test('what allocates is seen', () => {
  let kept: unknown
  expect(collections((i) => (kept = [i, i + 0.5, i + 1.5, i + 2.5]))).toBeGreaterThan(FEW)
  expect(kept).toBeDefined()
})

test.each(Object.entries(fields))('a sample of %s allocates nothing', (_name, field) => {
  const sums = new Float64Array(1)
  expect(collections((i) => (sums[0] += field.sample(i * 0.37, i * 0.11, i * 0.05)))).toBeLessThanOrEqual(FEW)
  const target = new Float64Array(3)
  expect(
    collections((i) => (sums[0] += field.sampleGradient(i * 0.37, i * 0.11, i * 0.05, target)))
  ).toBeLessThanOrEqual(FEW)
})
