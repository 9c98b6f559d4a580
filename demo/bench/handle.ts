import { BenchDevice } from '../../test/bench/core/benchDevice'
import type { Device } from '../../test/bench/core/benchResult'
import { describeDevice } from '../../test/bench/core/describeDevice'
import { formatText } from '../../test/bench/core/formatText'
import type { ProgressReport } from '../../test/bench/core/progress'
import { runBench } from '../../test/bench/core/runBench'

/** `globalThis.bench`: what `npm run bench` calls. */
export interface BenchHandle {
  readonly runBench: typeof runBench
  readonly formatText: typeof formatText
  readonly describeDevice: () => Device
}

declare global {
  var bench: BenchHandle
  var tellProgress: ((report: ProgressReport) => Promise<void>) | undefined
}

/** Looks what draws, on a context of its own. @throws if there is no WebGL 2 */
export function lookAtDevice(): Device {
  const device = new BenchDevice()
  try {
    return describeDevice(device.name)
  } finally {
    device.dispose()
  }
}

export function exposeBench(): void {
  globalThis.bench = { runBench, formatText, describeDevice: lookAtDevice }
}
