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
  /** A number with as many decimals as its step, also while it glides to another landscape. */
  const number = <T extends object>(folder: GUI, object: T, name: keyof T, min: number, max: number, step: number) =>
    folder.add(object, name, min, max, step).decimals(Math.max(0, Math.ceil(-Math.log10(step))))

  const noise = gui.addFolder('Noise')
  const seed = number(noise, shape.seed, 'value', 0, 999, 1).name('seed')
  addDice(seed, () => Math.floor(Math.random() * 1000))
  on(
    events.land,
    seed,
    number(noise, perKilometre, 'frequency', 0.4, 8, 0.01).name('frequency / km'),
    number(noise, shape.amplitude, 'value', 0, 600, 1).name('amplitude, m'),
    number(noise, shape.octaves, 'value', 1, 10, 0.1).name('octaves'),
    number(noise, shape.lacunarity, 'value', 1.5, 3, 0.01).name('lacunarity'),
    number(noise, shape.gain, 'value', 0.2, 0.7, 0.01).name('gain'),
    number(noise, shape.ridges, 'value', 0, 1, 0.01).name('ridges'),
    number(noise, shape.sharpness, 'value', 1, 40, 0.1).name('sharpness')
  )
  on(events.field, noise.add(shape, 'fade', ['quintic', 'cubic', 'linear']))

  const time = gui.addFolder('Time')
  on(events.flow, time.add(flow, 'playing').name('flow'), number(time, flow, 'speed', 0, 0.2, 0.005))
  on(events.land, number(time, shape.time, 'value', 0, 10, 0.01).name('time'))

  const place = gui.addFolder('Place').close()
  on(
    events.land,
    number(place, shape.east, 'value', -4000, 4000, 1).name('east, m'),
    number(place, shape.south, 'value', -4000, 4000, 1).name('south, m'),
    number(place, settings.water, 'value', -20, 250, 0.5).name('water, m'),
    number(place, biome, 'treeLine', 0, 500, 1).name('tree line, m'),
    number(place, biome, 'snowLine', 0, 600, 1).name('snow line, m'),
    number(place, biome, 'trees', 0, 1, 0.01),
    number(place, biome, 'stones', 0, 1, 0.01)
  )

  const light = gui.addFolder('Light').close()
  on(
    events.light,
    number(light, weather, 'elevation', 2, 70, 0.1).name('sun height, °'),
    number(light, weather, 'azimuth', 0, 360, 1).name('sun bearing, °'),
    number(light, weather, 'haze', 0, 1, 0.01),
    number(light, weather, 'mist', 0, 1, 0.01),
    number(light, weather, 'clouds', 0, 1, 0.01)
  )
}
