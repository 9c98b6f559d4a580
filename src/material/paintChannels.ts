import type { HookPoint } from './hookPoints'

/** One channel of a material that fields can paint. */
export interface PaintChannel {
  /** What it takes: a colour, a number, or a height whose gradient is used. */
  readonly kind: 'color' | 'number' | 'height'
  /** Where the text goes. Materials whose shader lacks the anchor do not have the channel. */
  readonly point: HookPoint
  /** GLSL for the other side of the anchor. */
  readonly before?: string
  /** GLSL that applies it; `x` is the name of the value. */
  text(x: string): string
  /** What the material must have besides, as `name > 0`, for three to compile the channel in. */
  readonly needs?: 'clearcoat' | 'sheen' | 'iridescence' | 'transmission'
}

function behind(chunk: string): HookPoint {
  return { stage: 'fragmentShader', anchor: `#include <${chunk}>`, place: 'end' }
}

/** 0 … 1 */
function unit(x: string): string {
  return `clamp(${x}, 0.0, 1.0)`
}

const lights = /*#__PURE__*/ behind('lights_physical_fragment')

export const PAINT_CHANNELS = {
  color: { kind: 'color', point: /*#__PURE__*/ behind('color_fragment'), text: (x) => `diffuseColor.rgb *= ${x};` },
  opacity: {
    kind: 'number',
    point: /*#__PURE__*/ behind('color_fragment'),
    text: (x) => `diffuseColor.a *= ${unit(x)};`
  },
  roughness: {
    kind: 'number',
    point: /*#__PURE__*/ behind('roughnessmap_fragment'),
    text: (x) => `roughnessFactor = ${unit(x)};`
  },
  metalness: {
    kind: 'number',
    point: /*#__PURE__*/ behind('metalnessmap_fragment'),
    text: (x) => `metalnessFactor = ${unit(x)};`
  },
  bump: {
    kind: 'height',
    point: /*#__PURE__*/ behind('normal_fragment_maps'),
    text: (x) => `normal = perlinBump(normal, vPerlinView, perlinChange(${x}Gradient), faceDirection);`
  },
  emissive: {
    kind: 'color',
    point: /*#__PURE__*/ behind('emissivemap_fragment'),
    text: (x) => `totalEmissiveRadiance += ${x};`
  },
  ao: {
    kind: 'number',
    point: /*#__PURE__*/ behind('aomap_fragment'),
    text: (x) => `float perlinOpen = ${unit(x)};
reflectedLight.indirectDiffuse *= perlinOpen;
#ifdef USE_CLEARCOAT
  clearcoatSpecularIndirect *= perlinOpen;
#endif
#ifdef USE_SHEEN
  sheenSpecularIndirect *= perlinOpen;
#endif
#if defined(USE_ENVMAP) && defined(STANDARD)
  reflectedLight.indirectSpecular *= computeSpecularOcclusion(saturate(dot(geometryNormal, geometryViewDir)), perlinOpen, material.roughness);
#endif`
  },
  clearcoat: { kind: 'number', needs: 'clearcoat', point: lights, text: (x) => `material.clearcoat = ${unit(x)};` },
  clearcoatRoughness: {
    kind: 'number',
    needs: 'clearcoat',
    point: lights,
    text: (x) => `material.clearcoatRoughness = min(max(${x}, 0.0525) + geometryRoughness, 1.0);`
  },
  sheenColor: {
    kind: 'color',
    needs: 'sheen',
    point: lights,
    text: (x) => `material.sheenColor = ${x};`
  },
  sheenRoughness: {
    kind: 'number',
    needs: 'sheen',
    point: lights,
    text: (x) => `material.sheenRoughness = clamp(${x}, 0.0001, 1.0);`
  },
  iridescence: {
    kind: 'number',
    needs: 'iridescence',
    point: lights,
    text: (x) => `material.iridescence = ${unit(x)};`
  },
  transmission: {
    kind: 'number',
    needs: 'transmission',
    // The chunk mixes by the uniform: mixed again, from what there was before.
    point: /*#__PURE__*/ behind('transmission_fragment'),
    before: 'vec3 perlinOpaque = totalDiffuse;',
    text: (x) => `material.transmission = ${unit(x)};
totalDiffuse = mix(perlinOpaque, transmitted.rgb, material.transmission);
material.transmissionAlpha = mix(1.0, transmitted.a, material.transmission);`
  }
} as const satisfies Record<string, PaintChannel>

export type PaintChannelName = keyof typeof PAINT_CHANNELS
