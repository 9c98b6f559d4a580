import fadeCubic from '../../glsl/fadeCubic.glsl'
import fadeCubicDerivative from '../../glsl/fadeCubicDerivative.glsl'
import fadeLinear from '../../glsl/fadeLinear.glsl'
import fadeLinearDerivative from '../../glsl/fadeLinearDerivative.glsl'
import type { GlslModule } from '../glslModule'
import { fadeQuintic, type FadeCurve } from '../noise/fade'

const variants = /*#__PURE__*/ new WeakMap<GlslModule, Map<string, GlslModule>>()

/**
 * A noise function of glsl/ with another fade: `perlin3` becomes `perlin3Cubic`, which calls `perlinFadeCubic` where
 * the file says `perlinFadeQuintic`. The files stay the only place where a noise is written.
 */
export function fadeVariant(module: GlslModule, fade: FadeCurve): GlslModule {
  if (fade === fadeQuintic) return module
  let known = variants.get(module)
  if (!known) variants.set(module, (known = new Map<string, GlslModule>()))
  let variant = known.get(fade.name)
  if (!variant) known.set(fade.name, (variant = createVariant(module, fade)))
  return variant
}

function createVariant(module: GlslModule, fade: FadeCurve): GlslModule {
  const guard = `PERLIN_${constantCase(module.name)}`
  return {
    name: module.name + fade.name,
    source: module.source
      .replaceAll(guard, `${guard}_${fade.name.toUpperCase()}`)
      .replaceAll(`${module.name}(`, `${module.name}${fade.name}(`)
      .replaceAll('perlinFadeQuintic', `perlinFade${fade.name}`),
    requires: [...module.requires, ...fadeModules(fade)]
  }
}

function fadeModules({ name, glsl }: FadeCurve): GlslModule[] {
  if (glsl) return [customModule(`perlinFade${name}`, glsl.f), customModule(`perlinFade${name}Derivative`, glsl.df)]
  return name === 'Cubic' ? [fadeCubic, fadeCubicDerivative] : [fadeLinear, fadeLinearDerivative]
}

function customModule(name: string, expression: string): GlslModule {
  const guard = `PERLIN_${constantCase(name.replace('perlin', ''))}`
  const overloads = ['float', 'vec2', 'vec3', 'vec4'].map(
    // Times one of the type: an expression such as `1.0` is a vector too.
    (type) => `highp ${type} ${name}(highp ${type} t) { return ${type}(1.0) * (${expression}); }\n`
  )
  return { name, source: `#ifndef ${guard}\n#define ${guard}\n${overloads.join('')}#endif\n`, requires: [] }
}

/** perlin3Gradient → PERLIN3_GRADIENT, as the files name their guards. */
function constantCase(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, '_$&').toUpperCase()
}
