import { Color, Vector3, type Material } from 'three'
import { inject, type Injection } from 'three-perlin'
import atmosphere from './atmosphere.glsl?raw'
import { moodAt } from './moods'

export interface Weather {
  /** Degrees above the horizon, and degrees clockwise from north (−z). */
  elevation: number
  azimuth: number
  /** 0 … 1 */
  haze: number
  mist: number
  clouds: number
}

/** Light and air: uniforms that the sky, the land and all that stands on it share. */
export function createAtmosphere() {
  const uniforms = {
    sunDirection: { value: new Vector3(0, 1, 0) },
    sunColour: { value: new Color() },
    zenithColour: { value: new Color() },
    horizonColour: { value: new Color() },
    glowColour: { value: new Color() },
    haze: { value: 0 },
    mist: { value: new Vector3(0, 0, 30) },
    clouds: { value: 0 },
    cloudTime: { value: 0 }
  }

  function set({ elevation, azimuth, haze, mist, clouds }: Weather, mistLevel: number): void {
    const up = (elevation * Math.PI) / 180
    const north = (azimuth * Math.PI) / 180
    uniforms.sunDirection.value.set(Math.sin(north) * Math.cos(up), Math.sin(up), -Math.cos(north) * Math.cos(up))
    const mood = moodAt(elevation)
    uniforms.sunColour.value.copy(mood.sun)
    uniforms.zenithColour.value.copy(mood.zenith)
    uniforms.horizonColour.value.copy(mood.horizon)
    uniforms.glowColour.value.copy(mood.glow)
    // At the edge of the land, some 4 km away, nothing may be left to see of it.
    uniforms.haze.value = 1 / (3400 - 2400 * haze)
    uniforms.mist.value.set(mist * mist * 0.012, mistLevel, 14 + 22 * mist)
    uniforms.clouds.value = clouds
  }

  /** Puts the air between the camera and a material: in linear light, before the tone mapping. */
  function veil(material: Material): Injection {
    return inject(material, {
      name: 'veil',
      uniforms,
      vertex: { declarations: 'varying vec3 vWorld;', projected: WORLD_POSITION },
      fragment: {
        declarations: `varying vec3 vWorld;\n${atmosphere}`,
        output: 'gl_FragColor.rgb = throughAir(gl_FragColor.rgb, vWorld);'
      }
    })
  }

  return { uniforms, set, veil, glsl: atmosphere }
}

export type Atmosphere = ReturnType<typeof createAtmosphere>

const WORLD_POSITION = `
  vec4 worldOfVertex = vec4(transformed, 1.0);
  #ifdef USE_INSTANCING
    worldOfVertex = instanceMatrix * worldOfVertex;
  #endif
  vWorld = (modelMatrix * worldOfVertex).xyz;`
