import fadeCubic from '../../glsl/fadeCubic.glsl'
import fadeCubicDerivative from '../../glsl/fadeCubicDerivative.glsl'
import fadeLinear from '../../glsl/fadeLinear.glsl'
import fadeLinearDerivative from '../../glsl/fadeLinearDerivative.glsl'
import type { GlslModule } from '../glslModule'
import type { FadeCurve } from '../noise/fade'

const variants = /*#__PURE__*/ new WeakMap<GlslModule, Map<string, GlslModule>>()

/**
 * A noise function of glsl/ with another fade: `perlin3` becomes `perlin3Cubic`, which calls `perlinFadeCubic` where
 * the file says `perlinFadeQuintic`. The files stay the only place where a noise is written.
 */
export function fadeVariant(module: GlslModule, { name }: FadeCurve): GlslModule {
  if (name === 'quintic') return module
  let known = variants.get(module)
  if (!known) variants.set(module, (known = new Map<string, GlslModule>()))
  let variant = known.get(name)
  if (!variant) known.set(name, (variant = createVariant(module, name)))
  return variant
}

function createVariant(module: GlslModule, fade: 'linear' | 'cubic'): GlslModule {
  const suffix = fade === 'cubic' ? 'Cubic' : 'Linear'
  const guard = `PERLIN_${module.name.replace(/[A-Z]/g, '_$&').toUpperCase()}`
  const fades = fade === 'cubic' ? [fadeCubic, fadeCubicDerivative] : [fadeLinear, fadeLinearDerivative]
  return {
    name: module.name + suffix,
    source: module.source
      .replaceAll(guard, `${guard}_${suffix.toUpperCase()}`)
      .replaceAll(`${module.name}(`, `${module.name}${suffix}(`)
      .replaceAll('perlinFadeQuintic', `perlinFade${suffix}`),
    requires: [...module.requires, ...fades]
  }
}
