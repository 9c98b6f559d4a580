import {
  constant,
  coordinate,
  exp,
  fbm,
  layers,
  max,
  mix,
  perlin3,
  ramp,
  rotate,
  slope,
  smoothstep,
  turbulence,
  warp,
  type Field,
  type PaintChannels
} from 'three-perlin'
import { grove } from './groves'
import type { GroundLook } from './groundLook'

// In one piece, and without types in it: the copied program has it as it stands here, with numbers for live values.

/**
 * What the ground is made of, by height and slope, with borders broken by noise. Metres.
 *
 * @param height - of the ground
 */
export function paintGround(height: Field, look: GroundLook): PaintChannels {
  const { colours, water, treeLine, snowLine, growth, ripples } = look
  const y = coordinate('y')
  const above = y.sub(water)
  const steep = slope(height) // degrees

  // Noise that everything shares: hundreds of metres, tens, and creases down to decimetres, taller than wide.
  const broad = perlin3({ seed: 1, frequency: 1 / 230 })
  const patches = fbm(perlin3({ seed: 1, frequency: 1 / 60 }), { octaves: 2 })
  const bend = { x: patches, y: patches, z: patches }
  const creases = perlin3({ seed: 3, frequency: [1 / 13, 1 / 34, 1 / 13] })
  const cracks = warp(turbulence(creases, { octaves: 5, lacunarity: 2.45, gain: 0.52 }), bend, 9)
  const tufts = fbm(perlin3({ seed: 4, frequency: 1 / 1.6 }), { octaves: 3, lacunarity: 2.6, gain: 0.7 })
  const ragged = patches.mul(0.6).add(cracks.mul(1.1)).sub(0.42)

  // Rock in warped beds, dark in its cracks.
  const strata = fbm(perlin3({ seed: 1, frequency: [0.004, 0.05, 0.004] }), { octaves: 3, lacunarity: 4, gain: 0.4 })
  const beds = warp(strata, { y: patches.mul(9).add(cracks.mul(4)) })
  const crack = mix(0.55, 1, smoothstep(0.05, 0.4, cracks))
  const rock = layers(colours.rock, [[colours.strata, smoothstep(-0.3, 0.4, beds)]]).mul(
    crack.add(cracks.mul(0.3)).add(patches.mul(0.2)).add(tufts.mul(0.14))
  )

  // Lush in hollows and groves, straw where it is high, dry or steep.
  const altitude = above.div(max(constant(treeLine).sub(water), 20))
  const dryness = broad.add(ragged.mul(0.7)).add(altitude.mul(0.9)).add(steep.mul(0.008))
  const low = smoothstep(-10, 25, constant(treeLine).sub(y).sub(ragged.mul(18)))
  const woods = smoothstep(-0.1, 0.3, grove.add(patches.mul(0.2))).mul(low)
  const grass = layers(colours.meadow, [
    [colours.straw, smoothstep(0.1, 1.1, dryness)],
    [colours.forest, woods.mul(0.8)]
  ]).mul(cracks.mul(0.5).add(tufts.mul(0.3)).add(patches.mul(0.12)).add(0.72))

  // Each layer covers those before it.
  const gravel = layers(colours.scree, []).mul(cracks.mul(0.42).add(tufts.mul(0.16)).add(0.72))
  const beach = layers(colours.sand, []).mul(cracks.mul(0.12).add(tufts.mul(0.1)).add(patches.mul(0.08)).add(0.95))
  const grows = smoothstep(-46, 46, constant(treeLine).sub(y).sub(ragged.mul(55))).mul(growth)
  const rocky = smoothstep(37, 45, steep.add(ragged.mul(11)).sub(constant(ripples).mul(60)))
  const shore = smoothstep(-2.6, -0.9, ragged.mul(-1.6).sub(above)).mul(rocky.mul(-0.8).add(1))
  const high = smoothstep(-18, 24, y.sub(snowLine).add(ragged.mul(46)).add(broad.mul(30)))
  const snowy = high.mul(smoothstep(-55, -42, ragged.mul(-9).sub(steep)))
  const ground = layers(beach, [
    [gravel, smoothstep(0.3, 0.9, growth)],
    [grass, smoothstep(0.25, 0.6, grows.add(ragged.mul(0.25)))],
    [gravel, smoothstep(26, 38, steep.add(ragged.mul(9))).mul(growth)],
    [rock, rocky],
    [beach, shore],
    [colours.snow, snowy]
  ])

  // Wet at the edge; below it light is swallowed, red first.
  const depth = max(above.mul(-1), 0)
  const wet = smoothstep(-0.55, 0.1, cracks.mul(-0.3).sub(above).add(0.1))
  const clear = exp(depth.mul(-0.11))
  const drowned = layers(ground, [['#2f8f8a', exp(depth.mul(-0.55)).mul(-0.92).add(0.92)]])

  // Relief that only the light sees: little on turf and snow, much on high rock, and ripples across the wind.
  const rugged = mix(0.3, 1.5, smoothstep(-90, 30, y.sub(treeLine).add(ragged.mul(40))))
  const bare = high
    .mul(-0.85)
    .add(1)
    .mul(smoothstep(-4, 5, above))
    .mul(constant(ripples).mul(-0.9).add(1))
  const gusts = perlin3({ seed: 1, frequency: 1 / 9 })
    .mul(1.3)
    .add(patches.mul(1.5))
  const waves = warp(perlin3({ seed: 5, frequency: [0.66, 0.02, 0.05] }), { x: gusts })
  const wind = rotate(waves, 'y', -0.6).mul(0.3)
  const channels = {
    color: drowned.mul(mix(1, 0.55, wet).mul(exp(depth.mul(-0.13)))),
    roughness: mix(mix(0.95, 0.62, snowy), 0.4, wet.mul(exp(depth.mul(-6)))),
    bump: cracks.mul(rugged).add(tufts.mul(0.07)).mul(bare).add(wind.mul(ripples)),
    emissive: ramp(clear, [
      [0, look.deepLight],
      [1, '#000']
    ])
  }
  return channels
}
