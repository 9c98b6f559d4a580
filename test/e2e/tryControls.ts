import type { Controller } from 'lil-gui'

export interface ControlReport {
  readonly name: string
  readonly changedPixels: number
  readonly newPrograms: number
  readonly standing: number
  /** How many do not stand on the ground. */
  readonly floating: number
}

export interface ControlReports {
  readonly controls: ControlReport[]
  /** Pixels that differ from the first picture after everything has been set back. */
  readonly leftPixels: number
}

/** Runs in the page: moves every control of the panel, looks at the picture, and moves it back. */
export function tryControls(): ControlReports {
  const { demo } = globalThis
  if (!demo?.panel.gui) throw new Error('The page has no scene.')
  const { stage, panel } = demo
  // Hidden ones have no effect at present. Buttons have no value to give back.
  const controllers = (panel.gui?.controllersRecursive() ?? []).filter(
    (controller) => isShown(controller) && typeof controller.getValue() !== 'function'
  )
  const clock = controllers.find(({ _name }) => _name.startsWith('time'))
  const gl = stage.renderer.getContext()
  let startTime = 0

  /** A second of flowing time from the same start. */
  const picture = () => {
    clock?.setValue(startTime)
    demo.draw(1)
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
    const pixels = new Uint8Array(4 * width * height)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    return new Uint32Array(pixels.buffer)
  }
  const difference = (a: Uint32Array, b: Uint32Array) => a.reduce((sum, pixel, i) => sum + (pixel === b[i] ? 0 : 1), 0)
  const programs = () => new Set(stage.renderer.info.programs?.map(({ id }) => id))

  // Otherwise its speed would change nothing.
  controllers.find(({ _name }) => _name === 'flow' || _name === 'play')?.setValue(true)
  picture()
  const before = picture()

  const controls = controllers.map((controller) => {
    const known = programs()
    const isTime = controller === clock
    const value: unknown = isTime ? startTime : controller.getValue()
    const change = anotherValue(controller, value)
    if (isTime) startTime = change as number
    else set(controller, change)
    const changedPixels = difference(picture(), before)
    const standing = demo.standing()
    const report = {
      name: controller._name,
      changedPixels,
      newPrograms: [...programs()].filter((id) => !known.has(id)).length,
      standing: standing.length,
      floating: standing.filter(({ base, ground }) => base !== Math.fround(ground)).length
    }
    if (isTime) startTime = 0
    else set(controller, value)
    // What has been compiled for the change is not to be blamed on the next control.
    if (report.newPrograms > 0) demo.draw()
    return report
  })
  return { controls, leftPixels: difference(picture(), before) }

  function set(controller: Controller, value: unknown): void {
    controller.setValue(value)
    const { _onFinishChange: finish } = controller as unknown as { _onFinishChange?: (value: unknown) => void }
    finish?.call(controller, value)
  }

  function isShown(controller: Controller): boolean {
    for (let item: unknown = controller; item; item = (item as { parent?: unknown }).parent) {
      if ((item as { _hidden?: boolean })._hidden) return false
    }
    return true
  }

  /** Another value that the controller allows: an end of its range. */
  function anotherValue(controller: Controller, value: unknown): unknown {
    const { _min, _max, _values } = controller as unknown as { _min?: number; _max?: number; _values?: unknown[] }
    if (_values) return _values.find((one) => one !== value)
    if (typeof value === 'boolean') return !value
    if (typeof value === 'string') return value === '#30a060' ? '#a03060' : '#30a060'
    return value === _min ? _max : _min
  }
}
