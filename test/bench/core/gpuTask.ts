import type { BenchDevice } from './benchDevice'
import { timingShaders, type BenchStage } from './benchShaders'
import type { GpuCandidate } from './gpuCandidate'
import type { Task } from './interleave'

/** Costs what a pass costs by itself. */
export const EMPTY: GpuCandidate = {
  name: 'empty',
  group: '3D',
  own: false,
  declarations: '',
  expression: 'p.x'
}

/** How much one pass does. */
export interface Pass {
  readonly stage: BenchStage
  /** Evaluations a pixel or vertex. */
  readonly count: number
  /** Pixels or vertices: a square. */
  readonly side: number
}

/** A candidate's program, drawn again and again at other places. */
export function gpuTask(device: BenchDevice, candidate: GpuCandidate, pass: Pass): Task & { dispose(): void } {
  const { gl } = device
  const program = device.link(timingShaders(candidate, pass.stage))
  const from = gl.getUniformLocation(program, 'benchFrom')
  return {
    name: candidate.name,
    units: pass.side ** 2 * pass.count,
    repeat(count) {
      preparePass(device, program, candidate, pass)
      for (let k = 0; k < count; k++) drawPass(gl, from, k, pass)
      device.finish()
    },
    dispose() {
      gl.deleteProgram(program)
    }
  }
}

/** Compiles, links and draws for the first time; with other text each time, which no cache can know. */
export function linkTask(device: BenchDevice, candidate: GpuCandidate): Task {
  const pass: Pass = { stage: 'fragment', count: 1, side: 16 }
  const { gl } = device
  return {
    name: candidate.name,
    units: 1,
    repeat(count) {
      for (let k = 0; k < count; k++) {
        const program = device.link(timingShaders(candidate, pass.stage, 1 + Math.random() / 2))
        preparePass(device, program, candidate, pass)
        drawPass(gl, gl.getUniformLocation(program, 'benchFrom'), k, pass)
        device.finish()
        gl.deleteProgram(program)
      }
    }
  }
}

/** The side of a pass that takes long enough for its fixed costs not to matter, and not so long that a page stutters. */
export function passSide(device: BenchDevice, candidate: GpuCandidate, pass: Omit<Pass, 'side'>, ms = 4): number {
  for (let side = 64; ; side *= 2) {
    const task = gpuTask(device, candidate, { ...pass, side })
    // The first one also compiles.
    task.repeat(1)
    const start = performance.now()
    task.repeat(4)
    const time = (performance.now() - start) / 4
    task.dispose()
    if (time >= ms || side >= 2048) return side
  }
}

function preparePass(device: BenchDevice, program: WebGLProgram, candidate: GpuCandidate, pass: Pass): void {
  const side = pass.stage === 'fragment' ? pass.side : 16
  device.target(side, side)
  device.use(program, candidate.uniforms)
  device.gl.uniform1i(device.gl.getUniformLocation(program, 'benchCount'), pass.count)
}

function drawPass(gl: WebGL2RenderingContext, from: WebGLUniformLocation | null, k: number, pass: Pass): void {
  gl.uniform4f(from, 0.37 + 1.7 * (k % 50), -3.1 + 0.9 * (k % 70), 5.3 + 0.23 * (k % 90), 0.11 * (k % 30))
  if (pass.stage === 'fragment') gl.drawArrays(gl.TRIANGLES, 0, 3)
  else gl.drawArrays(gl.POINTS, 0, pass.side ** 2)
}
