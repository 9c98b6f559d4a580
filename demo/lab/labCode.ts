import { number } from '../code/number'
import { fractals, type FractalRow } from './fractals'
import { canRotate, isTimed, labAxes, LOOP_CELLS, type LabField } from './labField'
import type { LabSettings } from './labSettings'
import { noises, type NoiseRow } from './noises'
import { labPrograms } from './labPrograms'

/** A program that draws the field as it is seen now. */
export function labCode(
  settings: LabSettings,
  field: LabField,
  view: { position: number[]; target: number[] }
): string {
  const { three, addons, perlin, text } = labPrograms[settings.view](settings, view)
  const { names, lines } = fieldCode(settings, field)
  const own = [...new Set([...names, ...perlin])].sort()
  return [
    `import { ${[...three].sort().join(', ')} } from 'three'`,
    ...addons,
    `import { ${own.join(', ')} } from 'three-perlin'`,
    '',
    ...lines,
    '',
    text
  ].join('\n')
}

/** The statements that make `height` and `colour`, and the names that they import. */
export function fieldCode(settings: LabSettings, { levels }: LabField): { names: string[]; lines: string[] } {
  const { noise, fractal, warp: times, terraces, smoothness, colours } = settings
  const names: string[] = [noise, 'ramp', 'remap']
  const lines = [`const noise = ${noise}(${noiseOptions(settings)})`]
  let shape = 'noise'
  if (fractal !== 'none') {
    names.push(fractal)
    lines.push(`const octaves = ${fractal}(noise, ${fractalOptions(settings)})`)
    shape = 'octaves'
  }
  if (times !== 'off') {
    names.push('fbm', 'reseed', 'warp')
    const offsets = Array.from(
      labAxes(settings).replace('t', ''),
      (axis, i) => `${axis}: fbm(reseed(noise, ${i + 1}), { octaves: 3 })`
    )
    lines.push(`const bend = { ${offsets.join(', ')} }`)
    const by = number(levels.bend.value)
    const once = `warp(${shape}, bend, ${by})`
    lines.push(`const bent = ${times === 'twice' ? `warp(${once}, bend, ${by})` : once}`)
    shape = 'bent'
  }
  const level = `remap(${shape}, ${number(levels.low.value)}, ${number(levels.high.value)}, 0, 1)`
  if (terraces) {
    names.push('terrace')
    const width = number(levels.width.value)
    lines.push(`const height = terrace(${level}, { width: ${width}, smoothness: ${number(smoothness.value)} })`)
  } else lines.push(`const height = ${level}`)
  const stops = colours.map(({ value }, i) => `[${i / 4}, '${value}']`)
  lines.push(`const colour = ramp(height, [${stops.join(', ')}], { space: 'oklab' })`)
  return { names, lines }
}

function noiseOptions(settings: LabSettings): string {
  const { noise, seed, frequency, fade, tile, cells, loop } = settings
  const { turns }: NoiseRow = noises[noise]
  const axes = labAxes(settings)
  const timed = isTimed(settings)
  const cell = number(frequency.value)
  const beat = turns ? `1 / ${number(loop)}` : `${LOOP_CELLS} / ${number(loop)}`
  const each = (space: string, time: string) =>
    timed ? `[${Array.from(axes, (axis) => (axis === 't' ? time : space)).join(', ')}]` : space
  const loops = timed && !turns
  const entries = [
    `seed: ${seed.value}`,
    `axes: '${axes}'`,
    `frequency: ${each(cell, beat)}`,
    ...(fade === 'quintic' ? [] : [`fade: '${fade}'`]),
    ...(tile || loops ? [`period: ${each(tile ? String(cells) : 'null', loops ? String(LOOP_CELLS) : 'null')}`] : [])
  ]
  return `{ ${entries.join(', ')} }`
}

function fractalOptions(settings: LabSettings): string {
  const { fractal, octaves, lacunarity, gain, offset, feedback, rotate, tile } = settings
  const row: FractalRow = fractal === 'none' ? fractals.fbm : fractals[fractal]
  const entries = [
    `octaves: ${number(octaves.value)}`,
    ...(tile ? [] : [`lacunarity: ${number(lacunarity.value)}`]),
    `gain: ${number(gain.value)}`,
    ...(row.offset === undefined ? [] : [`offset: ${number(offset.value)}`]),
    ...(row.feedback === undefined ? [] : [`feedback: ${number(feedback.value)}`]),
    ...(canRotate(settings) && rotate ? ['rotate: true'] : [])
  ]
  return `{ ${entries.join(', ')} }`
}
