import { Color } from 'three'

/** Colours of light and air at one height of the sun, linear, in units of the picture's white. */
export interface Mood {
  readonly sun: Color
  readonly zenith: Color
  readonly horizon: Color
  readonly glow: Color
}

/** By the sun's elevation in degrees: dawn, golden hour, morning, noon. The last numbers are strengths. */
const MOODS: readonly (readonly [elevation: number, mood: Mood])[] = [
  [1, mood('#ff7436', 2.4, '#2a4a86', 0.42, '#f0a07a', 0.62, '#ff7a3a', 1.0)],
  [7, mood('#ffa25a', 4.4, '#3167b8', 0.6, '#f3cba4', 0.86, '#ffa050', 0.9)],
  [18, mood('#ffcf9c', 6.0, '#2a6ac8', 0.72, '#d3dfea', 1.0, '#ffcc90', 0.55)],
  [40, mood('#fff0dc', 6.4, '#2a6cc4', 0.64, '#c4daf0', 1.0, '#fff0d8', 0.3)],
  [75, mood('#fffaf0', 6.6, '#2668c2', 0.66, '#bcd8f2', 1.02, '#ffffff', 0.2)]
]

function mood(
  sun: string,
  sunStrength: number,
  zenith: string,
  zenithStrength: number,
  horizon: string,
  horizonStrength: number,
  glow: string,
  glowStrength: number
): Mood {
  return {
    sun: new Color(sun).multiplyScalar(sunStrength),
    zenith: new Color(zenith).multiplyScalar(zenithStrength),
    horizon: new Color(horizon).multiplyScalar(horizonStrength),
    glow: new Color(glow).multiplyScalar(glowStrength)
  }
}

export function moodAt(elevation: number): Mood {
  const after = MOODS.findIndex(([at]) => at > elevation)
  if (after === 0) return MOODS[0][1]
  if (after < 0) return MOODS[MOODS.length - 1][1]
  const [lowAt, low] = MOODS[after - 1]
  const [highAt, high] = MOODS[after]
  const t = (elevation - lowAt) / (highAt - lowAt)
  const mix = (name: keyof Mood) => low[name].clone().lerp(high[name], t)
  return { sun: mix('sun'), zenith: mix('zenith'), horizon: mix('horizon'), glow: mix('glow') }
}
