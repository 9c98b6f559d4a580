import { WebGLRenderer } from 'three'
import { expect, test, vi } from 'vitest'
import { compareSides, evaluateOnGPU, perlin3 } from 'three-perlin'

// It was all 0.
test('nothing is evaluated without a context', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const renderer = new WebGLRenderer()
  const lost = new Promise((resolve) => {
    renderer.domElement.addEventListener('webglcontextlost', resolve)
  })
  renderer.forceContextLoss()
  await lost
  expect(() => evaluateOnGPU(renderer, perlin3(), [[0.1, 0.2, 0.3]])).toThrow(
    'evaluateOnGPU: the renderer has lost its'
  )
  expect(() => compareSides(renderer, perlin3(), { region: null as never })).toThrow('compareSides: `region` must be')
  renderer.dispose()
})
