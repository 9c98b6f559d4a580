import type { GlslModule } from '../glslModule'
import { hashText } from '../hashText'
import { axesWhere } from './axesWhere'
import type { CpuBuilder, CpuScope } from './cpuProgram'
import type { Field } from './field'
import { TIME, type GlslBuilder, type GlslResult, type GlslScope } from './glslProgram'
import type { Interval } from './interval'
import type { Operator } from './operator'
import type { Value } from './value'

export interface CustomParams {
  readonly sample: (x: number, y: number, z: number, t: number) => number
  readonly gradient?: (x: number, y: number, z: number, t: number, target: number[]) => void
  readonly function: GlslModule
  /** Arguments of the GLSL function behind the point and the time. */
  readonly uniforms: readonly Value[]
  /** Which of x, y, z, t it reads, as 0 … 3. */
  readonly reads: readonly number[]
  readonly bounds: Interval
}

/** A row of its own for each custom field, which names itself and may have a gradient or not. */
export function customRow(name: string, differentiable: boolean, readsTime: boolean): Operator<CustomParams> {
  return {
    name,
    differentiable,
    foldable: false,
    cpu: customCpu,
    glsl: customGlsl,
    axes: ({ params: { reads } }) => axesWhere((axis) => reads.includes(axis)),
    ...(readsTime && { timePeriod: () => Infinity }),
    range: ({ params: { bounds } }) => bounds
  }
}

function customCpu(
  { params: { sample, gradient } }: Field<CustomParams>,
  build: CpuBuilder,
  { point: p, gradient: wanted }: CpuScope
): number {
  const out = build.slot()
  build.step((m) => void (m[out] = sample(m[p], m[p + 1], m[p + 2], m[p + 3])))
  if (wanted && gradient) {
    const target = [0, 0, 0]
    build.step((m) => {
      gradient(m[p], m[p + 1], m[p + 2], m[p + 3], target)
      for (let k = 0; k < 3; k++) m[out + 1 + k] = target[k]
    })
  }
  return out
}

function customGlsl({ params }: Field<CustomParams>, build: GlslBuilder, scope: GlslScope): GlslResult {
  build.use(params.function)
  const args = [scope.point]
  if (params.reads.includes(3)) {
    build.usesTime = true
    args.push(TIME)
  }
  args.push(...params.uniforms.map((value) => build.value(value)))
  const gradient = params.gradient && build.fresh('g')
  if (gradient !== undefined) {
    build.line(`vec3 ${gradient};`)
    args.push(gradient)
  }
  const value = build.define('float', 'v', `${params.function.name}(${args.join(', ')})`)
  return { value, gradient: scope.gradient ? gradient : undefined }
}

/**
 * What a user has written, as functions whose names depend on their text: equal ones are one, others do not clash. Those
 * in `functions` keep the names that their user gave them.
 */
export function customFunction(
  name: string,
  text: { readonly body: string; readonly functions: string },
  parameters: readonly string[]
): GlslModule {
  const list = parameters.join(', ')
  const unique = `perlinCustom_${name}_${hashText(`${list}\n${text.body}`)}`
  const own = `highp float ${unique}(${list}) {
  precision highp float;
  precision highp int;
${text.body}
}`
  const requires = text.functions === '' ? [] : [guarded(`perlinCustom_${hashText(text.functions)}`, text.functions)]
  return { ...guarded(unique, own), requires }
}

function guarded(name: string, text: string): GlslModule {
  const guard = name.replace('perlinCustom', 'PERLIN_CUSTOM')
  return { name, source: `#ifndef ${guard}\n#define ${guard}\n${text}\n#endif`, requires: [] }
}
