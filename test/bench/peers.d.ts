// Without an import or export of its own this file is ambient: types of peers that ship none.

declare module 'noisejs' {
  export class Noise {
    constructor(seed?: number)
    perlin2(x: number, y: number): number
    perlin3(x: number, y: number, z: number): number
    simplex2(x: number, y: number): number
    simplex3(x: number, y: number, z: number): number
  }
}

declare module 'fastnoise-lite' {
  export default class FastNoiseLite {
    constructor(seed?: number)
    SetNoiseType(type: 'OpenSimplex2' | 'Perlin'): void
    SetFrequency(frequency: number): void
    GetNoise(x: number, y: number, z?: number): number
  }
}

declare module 'gl-noise/build/glNoise.m.js' {
  export const Common: string
  export const Perlin: string
  export const Simplex: string
}
