import { Color, Scene, type IUniform } from 'three'
import { perlinUniforms, registerChunks } from 'three-perlin'
import { finishUniforms, finishes } from '../studio/finishes'
import { StudioLight } from '../studio/light'
import { StudioObjects } from '../studio/objects'
import { studioCode } from '../studio/studioCode'
import { buildStudioPanel } from '../studio/studioPanel'
import type { CreateScene } from './demoScene'

/** A sphere, a torus knot and a cube, carved out of noise. */
export const createTextures: CreateScene = (stage, options) => {
  registerChunks()
  const seed = { value: 5 }
  const noise = perlinUniforms({ seed: seed.value })
  const uniforms: Record<string, IUniform<unknown>> = {
    ...noise,
    plasterColour: { value: new Color('#484139') }
  }
  for (const finish of finishes) Object.assign(uniforms, finishUniforms(finish))

  const scene = new Scene()
  const light = new StudioLight(stage.renderer, options.shadows)
  const objects = new StudioObjects(uniforms)
  scene.add(light, objects)
  scene.environment = light.environment
  scene.environmentIntensity = 0.42
  objects.arrange(stage.aspect)

  function freeTables(): void {
    noise.perlinPermutation.value.dispose()
    noise.perlinGradients.value.dispose()
  }

  return {
    scene,
    exposure: 1,
    parameters: { seed, uniforms },
    view: (aspect) => ({
      position: aspect > 1 ? { x: 0.5, y: 2.3, z: 8.7 } : { x: 0.4, y: 4.4, z: 10.5 },
      target: aspect > 1 ? { x: 0, y: 1.05, z: 0 } : { x: 0, y: 0.9, z: -0.1 },
      distance: [3.2, 14],
      polar: [0.5, 1.52],
      pan: 0
    }),
    buildPanel(panel) {
      buildStudioPanel(panel, uniforms, seed, {
        seed() {
          // Other textures in the same uniforms: nothing is compiled.
          const other = perlinUniforms({ seed: seed.value })
          freeTables()
          noise.perlinPermutation.value = other.perlinPermutation.value
          noise.perlinGradients.value = other.perlinGradients.value
          stage.invalidate()
        },
        uniform: stage.invalidate
      })
    },
    code: () => studioCode(seed.value, uniforms),
    update: () => false,
    resize(_width, _height, aspect) {
      objects.arrange(aspect)
      stage.renderer.shadowMap.needsUpdate = true
    },
    dispose() {
      light.dispose()
      objects.dispose()
      freeTables()
    }
  }
}
