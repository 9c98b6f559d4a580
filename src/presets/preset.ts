import type { LiveColor } from '../field/colorValue'
import type { LiveParameter } from '../field/live'

/** What the material itself should be: parameters of a MeshPhysicalMaterial, in part also of others. */
export interface PresetMaterial {
  readonly transparent?: boolean
  readonly depthWrite?: boolean
  readonly ior?: number
  readonly specularIntensity?: number
  readonly clearcoat?: number
  readonly clearcoatRoughness?: number
  readonly roughness?: number
  readonly metalness?: number
}

/**
 * A look that is ready to use: `paint(material, marble())`. All values may be changed at any time, and compile nothing.
 *
 * @typeParam C - the channels that it paints
 * @typeParam P - names of its numbers
 * @typeParam L - names of its colours
 */
export interface Preset<C extends object, P extends string = string, L extends string = string> {
  /** Fields by channel, as `paint` takes them. They can be sampled on the CPU, too. */
  readonly channels: Readonly<C>
  /** What the material itself should be: `new MeshPhysicalMaterial(preset.material)`. */
  readonly material: PresetMaterial
  /** Live numbers, with what a panel needs: `preset.parameters.scale.value = 2`. */
  readonly parameters: Readonly<Record<P, LiveParameter>>
  /** Live colours: `preset.colors.veins.value = '#5c6b52'`. */
  readonly colors: Readonly<Record<L, LiveColor>>
}
