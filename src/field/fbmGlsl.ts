import { MAX_OCTAVES, type FbmParams } from './fbm'
import type { Field } from './field'
import type { GlslBuilder, GlslResult, GlslScope } from './glslProgram'
import { isLive } from './value'

/** A loop over the octaves: unrolled ones take ten times as long to compile. */
export function fbmGlsl(node: Field<FbmParams>, build: GlslBuilder, scope: GlslScope): GlslResult {
  const { octaves, lacunarity, gain, shift } = node.params
  const value = build.fresh('v')
  const gradient = build.gradient ? build.fresh('g') : undefined
  const amplitude = build.fresh('amplitude')
  const scale = build.fresh('scale')
  const k = build.fresh('k')
  const live = isLive(octaves)
  const whole = !live && Number.isInteger(octaves)
  build.line(`float ${value} = 0.0;`)
  if (gradient) build.line(`vec3 ${gradient} = vec3(0.0);`)
  build.line(`float ${amplitude} = 1.0;`)
  build.line(`float ${scale} = 1.0;`)
  const bound = live ? MAX_OCTAVES : Math.ceil(octaves)
  build.block(`for (int ${k} = 0; ${k} < ${bound}; ${k}++)`, () => {
    if (live) build.line(`if (float(${k}) >= ${build.value(octaves)}) break;`)
    const q = build.fresh('p')
    build.line(`vec3 ${q} = ${scope.point} * ${scale};`)
    const outer = scope.periodScale === undefined ? '' : `${scope.periodScale} * `
    const inner = build.compile(
      node.inputs[0],
      build.scope(scope, q, {
        periodScale: `${outer}int(${scale})`,
        shift: emitShift(shift, k, build, scope)
      })
    )
    let weight = amplitude
    if (!whole) {
      weight = build.fresh('weight')
      build.line(`float ${weight} = ${amplitude} * min(1.0, ${build.value(octaves)} - float(${k}));`)
    }
    build.line(`${value} += ${weight} * ${inner.value};`)
    if (gradient && inner.gradient) build.line(`${gradient} += ${weight} * ${scale} * ${inner.gradient};`)
    build.line(`${amplitude} *= ${build.value(gain)};`)
    build.line(`${scale} *= ${build.value(lacunarity)};`)
  })
  return { value, gradient }
}

/** The vec3 by which sources in octave k are shifted, on top of what enclosing fractals shift them by. */
function emitShift(shift: FbmParams['shift'], k: string, build: GlslBuilder, scope: GlslScope): string | undefined {
  if (shift.every((s) => s === 0)) return scope.shift
  const name = build.fresh('shift')
  const outer = scope.shift === undefined ? '' : `${scope.shift} + `
  build.line(`vec3 ${name} = ${outer}vec3(${shift.map((s) => build.value(s)).join(', ')}) * float(${k});`)
  return name
}
