import type { DemoScene, Standing } from './scenes/demoScene'
import type { Panel } from './shell/panel'
import type { Stage } from './stage/stage'

/** `globalThis.demo`: the page's insides, for tests and the curious. May change at any time. */
export interface DemoHandle {
  /** Name of the scene that is shown. */
  readonly name: string
  readonly stage: Stage
  readonly scene: DemoScene
  readonly panel: Panel
  /** For every tree and stone: the height of its foot as the GPU gets it, and that of the ground below it. */
  readonly standing: () => Standing[]
  /** Draws a frame at once, some seconds after the last one, with new shadows. */
  readonly draw: (seconds?: number) => void
}

declare global {
  var demo: DemoHandle | undefined
}

export function exposeHandle({
  name,
  stage,
  scene,
  panel
}: Pick<DemoHandle, 'name' | 'stage' | 'scene' | 'panel'>): void {
  globalThis.demo = { name, stage, scene, panel, standing: () => scene.standing?.() ?? [], draw: stage.draw }
}
