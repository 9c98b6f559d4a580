import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { expect, test } from 'vitest'
import {
  compareSides,
  createNoise,
  displace,
  distance,
  fbm,
  perlin2,
  perlin3,
  perlinUniforms,
  terrace,
  warp
} from 'three-perlin'

// TypeScript finds them; who writes JavaScript would get a default in silence.
const mesh = () => new Mesh(new PlaneGeometry(), new MeshStandardMaterial())

test.each<[string, () => unknown, string]>([
  ['createNoise', () => createNoise({ sed: 1 } as never), 'createNoise: there is no option `sed`. Options are seed,'],
  ['perlin2', () => perlin2({ freq: 1 } as never), 'perlin2: there is no option `freq`. Options are seed,'],
  ['fbm', () => fbm(perlin3(), { octave: 3 } as never), 'fbm: there is no option `octave`. Options are octaves,'],
  ['terrace', () => terrace(perlin3(), { step: 3 } as never), 'terrace: there is no option `step`. Options are width,'],
  ['distance', () => distance({ axis: 'y', trough: [1, 2, 3] } as never), 'distance: there is no option `trough`.'],
  ['distance', () => distance({ plane: 'y', axis: 'x' } as never), 'distance: there is no option `plane`.'],
  ['warp', () => warp(perlin3(), { x: 1, w: 2 } as never), 'warp: there is no option `w`. Options are x, y, z.'],
  ['displace', () => displace(mesh(), perlin3(), { amplitud: 3 } as never), 'displace: there is no option `amplitud`.'],
  ['perlinUniforms', () => perlinUniforms({ sed: 7 } as never), 'perlinUniforms: there is no option `sed`.']
])('%s refuses an option that it does not have', (_name, call, message) => {
  expect(call).toThrow(message)
})

test.each<[string, () => unknown, string]>([
  ['fbm', () => fbm(perlin3(), null as never), 'fbm: options must be an object such as { octaves: 4 }, got null.'],
  ['displace', () => displace(mesh(), perlin3(), 3 as never), 'displace: options must be an object such as'],
  [
    'compareSides',
    () => compareSides({} as never, perlin3(), null as never),
    'compareSides: options must be an object such as'
  ]
])('%s refuses options that are no object', (_name, call, message) => {
  expect(call).toThrow(message)
})
