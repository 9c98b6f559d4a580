import { assertPlausible } from './assertPlausible'
import type { BenchDevice } from './benchDevice'
import { checkShaders, type BenchStage } from './benchShaders'
import { CHECK_SIDE, checkPoints, checkPointTexture } from './checkPoints'
import type { GpuCandidate } from './gpuCandidate'

/** The largest errors against the CPU; no gradient: 0. */
export interface GpuError {
  readonly value: number
  readonly gradient: number
}

/**
 * Evaluates a candidate at some points and compares with the CPU, or looks whether it is noise at all.
 *
 * @returns how far off it is, if that is known
 * @throws if it is too far off
 */
export function checkGpuCandidate(
  device: BenchDevice,
  candidate: GpuCandidate,
  stage: BenchStage
): GpuError | undefined {
  const { name, expected, gradient, tolerance } = candidate
  const numbers = evaluate(device, candidate, stage)
  if (!expected || !tolerance) {
    const values = Array.from({ length: CHECK_SIDE ** 2 }, (_, i) => numbers[4 * i])
    assertPlausible(values, name)
    return undefined
  }
  const error = { value: 0, gradient: 0 }
  const g = [0, 0, 0, 0]
  for (let i = 0; i < numbers.length; i += 4) {
    const value = expected(Array.from(checkPoints.subarray(i, i + 4)), g)
    error.value = Math.max(error.value, Math.abs(numbers[i] - value))
    for (let k = 0; k < components(gradient); k++) {
      error.gradient = Math.max(error.gradient, Math.abs(numbers[i + 1 + k] - g[k]))
    }
  }
  // Not `error > tolerance`: NaN is too much as well.
  if (error.value <= tolerance.value && error.gradient <= tolerance.gradient) return error
  throw new Error(`${name}: differs from the CPU by ${error.value} (value) and ${error.gradient} (gradient).`)
}

/** How many components of a gradient come back. */
function components(gradient: GpuCandidate['gradient']): number {
  return gradient ? Math.min(3, Number(gradient.at(-1))) : 0
}

function evaluate(device: BenchDevice, candidate: GpuCandidate, stage: BenchStage): Float32Array {
  const { gl } = device
  const program = device.link(checkShaders(candidate, stage))
  device.target(CHECK_SIDE, CHECK_SIDE, 'RGBA32UI')
  device.use(program, { ...candidate.uniforms, benchPoints: { value: checkPointTexture } })
  if (stage === 'fragment') gl.drawArrays(gl.TRIANGLES, 0, 3)
  else gl.drawArrays(gl.POINTS, 0, CHECK_SIDE ** 2)
  const bits = new Uint32Array(checkPoints.length)
  gl.readPixels(0, 0, CHECK_SIDE, CHECK_SIDE, gl.RGBA_INTEGER, gl.UNSIGNED_INT, bits)
  gl.deleteProgram(program)
  const error = gl.getError()
  if (error !== gl.NO_ERROR) throw new Error(`${candidate.name}: gl.getError() is ${error}.`)
  return new Float32Array(bits.buffer)
}
