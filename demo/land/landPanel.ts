import type { Controller, GUI } from 'lil-gui'
import { addDice } from '../shell/dice'
import type { LandSettings } from './landSettings'

export interface LandPanelEvents {
  /** Numbers of the field have changed. */
  readonly land: () => void
  /** The field itself has changed. */
  readonly field: () => void
  /** Light, air or colours have changed. */
  readonly light: () => void
  /** Frames are needed. */
  readonly flow: () => void
}

/** The controls of the terrain. */
export function buildLandPanel(gui: GUI, settings: LandSettings, events: LandPanelEvents): void {
  const { shape, weather, biome, flow } = settings
  const perKilometre = {
    get frequency() {
      return shape.frequency.value * 1000
    },
    set frequency(value: number) {
      shape.frequency.value = value / 1000
    }
  }
  const on = (event: () => void, ...controllers: Controller[]) => {
    for (const controller of controllers) controller.onChange(event)
  }

  const noise = gui.addFolder('Noise')
  const seed = noise.add(shape.seed, 'value', 0, 999, 1).name('seed')
  addDice(seed, () => Math.floor(Math.random() * 1000))
  on(
    events.land,
    seed,
    noise.add(perKilometre, 'frequency', 0.4, 8, 0.01).name('frequency / km'),
    noise.add(shape.amplitude, 'value', 0, 600, 1).name('amplitude, m'),
    noise.add(shape.octaves, 'value', 1, 10, 0.1).name('octaves'),
    noise.add(shape.lacunarity, 'value', 1.5, 3, 0.01).name('lacunarity'),
    noise.add(shape.gain, 'value', 0.2, 0.7, 0.01).name('gain'),
    noise.add(shape.ridges, 'value', 0, 1, 0.01).name('ridges'),
    noise.add(shape.sharpness, 'value', 1, 40, 0.1).name('sharpness')
  )
  on(events.field, noise.add(shape, 'fade', ['quintic', 'cubic', 'linear']))

  const time = gui.addFolder('Time')
  on(events.flow, time.add(flow, 'playing').name('flow'), time.add(flow, 'speed', 0, 0.2, 0.005))
  on(events.land, time.add(shape.time, 'value', 0, 10, 0.01).name('time').listen())

  const place = gui.addFolder('Place').close()
  on(
    events.land,
    place.add(shape.east, 'value', -4000, 4000, 1).name('east, m'),
    place.add(shape.south, 'value', -4000, 4000, 1).name('south, m'),
    place.add(settings.water, 'value', -20, 250, 0.5).name('water, m'),
    place.add(biome, 'treeLine', 0, 500, 1).name('tree line, m'),
    place.add(biome, 'snowLine', 0, 600, 1).name('snow line, m'),
    place.add(biome, 'trees', 0, 1, 0.01),
    place.add(biome, 'stones', 0, 1, 0.01)
  )

  const light = gui.addFolder('Light').close()
  on(
    events.light,
    light.add(weather, 'elevation', 2, 70, 0.1).name('sun height, °'),
    light.add(weather, 'azimuth', 0, 360, 1).name('sun bearing, °'),
    light.add(weather, 'haze', 0, 1, 0.01),
    light.add(weather, 'mist', 0, 1, 0.01),
    light.add(weather, 'clouds', 0, 1, 0.01)
  )
}
