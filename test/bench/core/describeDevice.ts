import type { Device } from './benchResult'

/** @param renderer - what draws, in the driver's words */
export function describeDevice(renderer: string): Device {
  const kind = renderer.includes('SwiftShader') ? 'swiftShader' : renderer.includes('llvmpipe') ? 'llvmpipe' : 'gpu'
  return { renderer, kind, browser: navigator.userAgent, cores: navigator.hardwareConcurrency }
}
