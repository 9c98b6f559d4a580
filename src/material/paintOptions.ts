import { checkKeys } from '../checkKeys'
import { checkOptions } from '../checkOptions'
import { describe } from '../describe'
import { assertDifferentiable } from '../field/assertDifferentiable'
import { ColorField } from '../field/colorField'
import { Field, toField, type FieldLike } from '../field/field'
import type { Live } from '../field/value'
import { checkSpace, type Space } from './checkSpace'
import { checkTime } from './checkTime'
import { PAINT_CHANNELS, type PaintChannel, type PaintChannelName } from './paintChannels'

/** What to paint: fields by channel. At least one. */
export interface PaintChannels {
  /** Multiplies the material's colour, map and vertex colours, which are white where you set none. */
  color?: ColorField
  /**
   * 0 … 1: multiplies the material's opacity. With `alphaTest`, `alphaHash` or `transparent` of the material. Holes are
   * in the shadows of objects that `paint` is given, too.
   */
  opacity?: FieldLike
  /** 0 … 1, in place of the material's own. */
  roughness?: FieldLike
  /** 0 … 1, in place of the material's own. */
  metalness?: FieldLike
  /** Light that the surface gives off, on top of the material's own. */
  emissive?: ColorField
  /** A height, in units of the space: bends normals as a relief of that height would. */
  bump?: Field
  /** 0 … 1: how much of the light from all around comes in. */
  ao?: FieldLike
  /** 0 … 1; the material needs a `clearcoat` above 0, so that three compiles it in. */
  clearcoat?: FieldLike
  /** 0 … 1; as for `clearcoat`. */
  clearcoatRoughness?: FieldLike
  /** The material needs a `sheen` above 0. */
  sheenColor?: ColorField
  /** 0 … 1; the material needs a `sheen` above 0. */
  sheenRoughness?: FieldLike
  /** 0 … 1; the material needs an `iridescence` above 0. */
  iridescence?: FieldLike
  /** 0 … 1; the material needs a `transmission` above 0. */
  transmission?: FieldLike
}

/** Channels as a preset has them, among other things. */
export interface PaintPreset {
  readonly channels: PaintChannels
}

/** Options of `paint`. */
export interface PaintOptions {
  /**
   * Whose coordinates the fields get, as for `displace`.
   *
   * @defaultValue that of the material's displacement as long as it has one, else 'local'
   */
  space?: Space
  /**
   * Whether the fields are read where the surface is at rest, so that the pattern sticks to it, or where `displace` has
   * put it: snow by height needs 'displaced'.
   *
   * @defaultValue 'rest'
   */
  at?: 'rest' | 'displaced'
  /**
   * The fields' t: `{ value }`, to be advanced by you.
   *
   * @defaultValue that of the material's displacement as long as it has one, else \{ value: 0 \}
   */
  time?: Live
}

/** Checked channels and options. */
export interface PaintSettings {
  readonly channels: readonly { readonly name: PaintChannelName; readonly field: Field | ColorField }[]
  /** As they were given: what tells settings apart. */
  readonly given: Readonly<PaintChannels>
  readonly space: Space
  readonly at: 'rest' | 'displaced'
  readonly time: Live
  /** What was not given, and is that of the material's displacement. */
  readonly inherits: { readonly space: boolean; readonly time: boolean }
}

/** What painting takes from a displacement. */
export interface Inherited {
  readonly space: Space
  readonly time: Live
}

const NAMES = /*#__PURE__*/ Object.keys(PAINT_CHANNELS) as PaintChannelName[]

/** @param inherited - of the material's displacement */
export function checkPaintOptions(
  given: PaintChannels | PaintPreset,
  options: PaintOptions,
  inherited: Inherited
): PaintSettings {
  const channels = isPreset(given) ? given.channels : given
  if (typeof channels !== 'object' || (channels as unknown) === null || channels instanceof Field) {
    throw new Error(`paint: \`channels\` must be an object such as { roughness: field }, got ${describe(channels)}.`)
  }
  checkKeys(channels, NAMES, 'paint')
  checkOptions(options, ['space', 'at', 'time'], 'paint', "{ space: 'world' }")
  const painted = NAMES.flatMap((name) => {
    const field: unknown = channels[name]
    return field === undefined ? [] : [{ name, field: checkChannel(name, PAINT_CHANNELS[name], field) }]
  })
  if (painted.length === 0) throw new Error(`paint: there is no channel. Give at least one of ${NAMES.join(', ')}.`)
  const { space = inherited.space, at = 'rest', time = inherited.time } = options
  checkSpace(space, 'paint')
  if (at !== 'rest' && at !== 'displaced') {
    throw new Error(`paint: \`at\` must be 'rest' or 'displaced', got ${describe(at)}.`)
  }
  checkTime(time, 'paint')
  const inherits = { space: options.space === undefined, time: options.time === undefined }
  return { channels: painted, given: { ...channels }, space, at, time, inherits }
}

function isPreset(given: PaintChannels | PaintPreset): given is PaintPreset {
  return typeof given === 'object' && (given as unknown) !== null && 'channels' in given
}

function checkChannel(name: PaintChannelName, { kind }: PaintChannel, field: unknown): Field | ColorField {
  if (kind === 'color') {
    if (field instanceof ColorField) return field
    const cure = field instanceof Field ? 'Make one with ramp(field, stops).' : 'Make one with ramp or layers.'
    throw new Error(`paint: \`${name}\` must be a colour field, got ${describe(field)}. ${cure}`)
  }
  if (field instanceof ColorField) {
    throw new Error(
      `paint: \`${name}\` must be a field of numbers, got a ColorField. Give the field that it is made of.`
    )
  }
  const checked = toField(field as FieldLike, 'paint', name)
  if (kind === 'height') assertDifferentiable(checked, `paint: \`${name}\``)
  return checked
}

/** The same with what it inherits now. */
export function inheritAgain(settings: PaintSettings, { space, time }: Inherited): PaintSettings {
  const { inherits } = settings
  return {
    ...settings,
    space: inherits.space ? space : settings.space,
    time: inherits.time ? time : settings.time
  }
}

/** Whether both settings paint the same, so that nothing needs to change. */
export function samePaint(a: PaintSettings, b: PaintSettings): boolean {
  const same = (key: keyof PaintChannels) => a.given[key] === b.given[key]
  const inheritsSame = a.inherits.space === b.inherits.space && a.inherits.time === b.inherits.time
  return inheritsSame && a.space === b.space && a.at === b.at && a.time === b.time && NAMES.every(same)
}
