import { colorEvaluator, fieldsOf } from './colorEvaluator'
import type { ColorField } from './colorField'
import { assembleCpu, type CpuProgram } from './cpuProgram'
import { gradientsFirst } from './gradientsFirst'

/** @param limited - whether what is finer than a footprint fades out */
export function compileCpuColor(root: ColorField, limited: boolean): CpuProgram {
  return assembleCpu(
    (build, scope) => {
      for (const field of gradientsFirst(fieldsOf(root))) build.compile(field, scope)
      const address = colorEvaluator<number>(
        (field) => build.compile(field, scope),
        (node, inputs) => node.op.cpu(node, build, inputs)
      )
      return address(root)
    },
    false,
    limited
  )
}
