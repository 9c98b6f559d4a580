import { fbm, flow2, flow3, perlin3, ridged, turbulence, type Field } from 'three-perlin/cpu'

const waves = perlin3({ seed: 2, axes: 'xyt', period: [null, null, 4], frequency: [1, 1, 2] })
const tiles = perlin3({ seed: 3, axes: 'xyt', period: [4, 5, 4], frequency: [1, 1, 2] })
const swirl = flow2({ seed: 4, frequency: [1, 1, 0.5] })

/** Fields that repeat exactly after t has grown by 2. */
export const loopingFields: Readonly<Record<string, Field>> = {
  noise: waves,
  fBm: fbm(waves, { octaves: 5, lacunarity: 1.9 }),
  'fBm of what tiles too': fbm(tiles, { octaves: 5, lacunarity: 3 }),
  'ridges that turn': ridged(waves, { octaves: 4, rotate: true }),
  'flow noise': swirl,
  'fBm of flow noise': fbm(swirl, { octaves: 5 }),
  'turbulence of 3D flow noise': turbulence(flow3({ frequency: [1, 1, 1, 2], period: [4, 4, 4, null] })),
  'fBm of live octaves': fbm(swirl, { octaves: { value: 3.5 }, lacunarity: { value: 2.2 } })
}
