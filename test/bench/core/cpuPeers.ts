import { makeNoise2D as fast2, makeNoise3D as fast3, makeNoise4D as fast4 } from 'fast-simplex-noise'
import FastNoiseLite from 'fastnoise-lite'
import { Noise } from 'noisejs'
import { makeNoise2D as open2, makeNoise3D as open3, makeNoise4D as open4 } from 'open-simplex-noise'
import { createNoise2D, createNoise3D, createNoise4D } from 'simplex-noise'
import { ImprovedNoise } from 'three/addons/math/ImprovedNoise.js'
import { SimplexNoise } from 'three/addons/math/SimplexNoise.js'
import { randomNumbers } from '../../support/randomNumbers'

const random = randomNumbers(20261203)

function fastNoiseLite(type: 'Perlin' | 'OpenSimplex2'): FastNoiseLite {
  const noise = new FastNoiseLite(1)
  noise.SetNoiseType(type)
  noise.SetFrequency(1)
  return noise
}

// One of each, made once: a function that is made twice is slower in V8 than one that is not.
export const improved = new ImprovedNoise()
export const simplex = new SimplexNoise({ random })
export const noisejs = new Noise(0)
export const simplexNoise2 = createNoise2D(random)
export const simplexNoise3 = createNoise3D(random)
export const simplexNoise4 = createNoise4D(random)
export const fastSimplex2 = fast2(random)
export const fastSimplex3 = fast3(random)
export const fastSimplex4 = fast4(random)
export const openSimplex2 = open2(1)
export const openSimplex3 = open3(1)
export const openSimplex4 = open4(1)
export const litePerlin = fastNoiseLite('Perlin')
export const liteSimplex = fastNoiseLite('OpenSimplex2')
