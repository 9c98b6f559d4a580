import { Mesh, MeshStandardMaterial, Scene, Vector3 } from 'three'
import { displace, paint, perlinUniforms, registerChunks, type PaintChannels } from 'three-perlin'
import { createAtmosphere } from '../land/atmosphere'
import { Flora } from '../land/flora'
import { Habitat } from '../land/habitat'
import { landCode } from '../land/landCode'
import { createLandField } from '../land/landField'
import { createLandGeometry } from '../land/landGeometry'
import { paintGround } from '../land/ground'
import { createGroundLook } from '../land/groundLook'
import { buildLandPanel } from '../land/landPanel'
import { applyCover, between, createLandSettings, snapshot } from '../land/landSettings'
import { findLandscape, landscapes } from '../land/landscapes'
import { createSky } from '../land/sky'
import { Sun } from '../land/sun'
import { Water } from '../land/water'
import { Transition } from '../stage/transition'
import type { CreateScene, View } from './demoScene'

/** A landscape of one displaced sheet; what stands on it asks the same field for the ground. */
export const createTerrain: CreateScene = (stage, options) => {
  registerChunks()
  let name = findLandscape(options.preset)
  const noise = perlinUniforms({ seed: 1 })
  const atmosphere = createAtmosphere()
  const ground = createGroundLook()
  const settings = createLandSettings(landscapes[name], ground.look.water)
  const { shape } = settings

  const land = new Mesh(createLandGeometry(options.vertices), new MeshStandardMaterial({ dithering: true }))
  land.castShadow = land.receiveShadow = true
  let field = createLandField(shape)
  const displaceLand = () => displace(land, field, { amplitude: shape.amplitude, along: 'y', time: shape.time })
  const surface = displaceLand()
  let channels: PaintChannels
  const paintLand = () => {
    channels = paintGround(field.mul(shape.amplitude), ground.look)
    return paint(land, channels, { space: 'world', at: 'displaced', time: shape.time })
  }
  const painted = paintLand()
  const veil = atmosphere.veil(land.material)

  const sky = createSky(atmosphere, noise)
  const sun = new Sun(atmosphere, options.shadows)
  const water = new Water(atmosphere, noise)
  const cameras = Object.values(landscapes).map(({ view }) => view.position)
  const flora = new Flora(atmosphere, surface, new Habitat(() => field, settings), settings.biome, cameras)
  const scene = new Scene()
  scene.add(land, flora, water.mesh, sky, sun)

  // What has changed since the last frame.
  const due = { land: true, light: true }
  const landChanged = () => {
    due.land = true
    stage.invalidate()
  }
  const lightChanged = () => {
    due.light = true
    stage.invalidate()
  }

  function refresh(): void {
    if (!due.land && !due.light) return
    const level = Math.max(0, settings.water.value)
    atmosphere.set(settings.weather, level)
    ground.set(settings.biome, atmosphere)
    sun.follow(settings.biome.colours.meadow, level)
    water.level = settings.water.value
    if (due.land) flora.plant()
    stage.renderer.shadowMap.needsUpdate = true
    due.land = due.light = false
  }

  let showValues: (() => void) | undefined
  const journey = new Transition()
  function travel(to: string): void {
    name = to
    const from = snapshot(settings)
    const goal = landscapes[to]
    const move = stage.orbit.travel(viewOf(goal.view))
    journey.start(options.motion ? 2.8 : 0, (t) => {
      applyCover(settings, between(from, goal, t))
      move(t)
      due.land = due.light = true
      showValues?.()
    })
    stage.invalidate()
  }

  return {
    scene,
    exposure: 1.08,
    parameters: settings,
    presets: { names: Object.keys(landscapes), current: () => name, choose: travel },
    view: () => viewOf(landscapes[name].view),
    buildPanel(panel) {
      showValues = () => {
        for (const controller of panel.controllersRecursive()) controller.updateDisplay()
      }
      buildLandPanel(panel, settings, {
        land: landChanged,
        light: lightChanged,
        flow: stage.invalidate,
        field() {
          field = createLandField(shape)
          displaceLand()
          paintLand()
          landChanged()
        }
      })
    },
    copies: [
      {
        title: 'Program',
        text: () => landCode(settings, ground.look, stage.camera.position, stage.orbit.controls.target)
      }
    ],
    fields: () => ({ height: field.mul(shape.amplitude), color: channels.color, roughness: channels.roughness }),
    update(seconds) {
      const travelling = journey.update(seconds)
      const { playing, speed } = settings.flow
      if (playing && speed > 0) {
        shape.time.value = (shape.time.value + seconds * speed) % 256
        due.land = true
        showValues?.()
      }
      refresh()
      if (options.motion) {
        water.update(seconds)
        atmosphere.uniforms.cloudTime.value += seconds * 0.006
      }
      return travelling || playing
    },
    resize(width, height) {
      water.resize(width, height)
    },
    floorAt: (x, z) => Math.max(surface.heightAt(x, z), settings.water.value) + 6,
    standing: () => flora.inspect(),
    dispose() {
      surface.dispose()
      painted.dispose()
      veil.dispose()
      flora.dispose()
      water.dispose()
      sun.dispose()
      for (const { geometry, material } of [land, sky]) {
        geometry.dispose()
        material.dispose()
      }
      noise.perlinPermutation.value.dispose()
      noise.perlinGradients.value.dispose()
    }
  }
}

function viewOf({ position, target }: (typeof landscapes)[string]['view']): View {
  return {
    position: new Vector3(...position),
    target: new Vector3(...target),
    distance: [60, 900],
    polar: [0.25, 1.66],
    pan: 300
  }
}
