import {
  BoxGeometry,
  DirectionalLight,
  Float32BufferAttribute,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector2,
  WebGLRenderTarget
} from 'three'
import { BokehPass } from 'three/addons/postprocessing/BokehPass.js'
import { GTAOPass } from 'three/addons/postprocessing/GTAOPass.js'
import { OutlinePass } from 'three/addons/postprocessing/OutlinePass.js'
import type { Pass } from 'three/addons/postprocessing/Pass.js'
import { RenderPixelatedPass } from 'three/addons/postprocessing/RenderPixelatedPass.js'
import { SAOPass } from 'three/addons/postprocessing/SAOPass.js'
import { SSAOPass } from 'three/addons/postprocessing/SSAOPass.js'
import { SSRPass } from 'three/addons/postprocessing/SSRPass.js'
import { expect, test } from 'vitest'
import { displace, fbm, perlin2, type DisplaceOptions } from 'three-perlin'
import { drawnMesh } from '../support/drawnMesh'
import { readTarget } from '../support/readTarget'
import { useRenderer } from '../support/renderer'

// Passes that draw a scene with one material for all of its objects.

const renderer = useRenderer()
const SIZE = 64

const field = fbm(perlin2({ seed: 4, axes: 'xz', frequency: 0.4 }), { octaves: 3 })
const OPTIONS: DisplaceOptions = { amplitude: 1.5, along: 'y' }

/** A land, seen from above, with a box that is not displaced half in it. */
function stage() {
  const land = new Mesh(new PlaneGeometry(12, 12, 24, 24).rotateX(-Math.PI / 2), new MeshStandardMaterial())
  const box = new Mesh(new BoxGeometry(1.5, 1.5, 1.5), new MeshStandardMaterial())
  box.position.set(0.3, 0.2, 0.1)
  const flat = new Mesh(land.geometry, land.material.clone())
  const surface = displace(land, field, OPTIONS)
  const baked = drawnMesh(land, field, OPTIONS)
  // In doubles so far, which a renderer does not take.
  for (const [name, { array }] of Object.entries(baked.geometry.attributes)) {
    baked.geometry.setAttribute(name, new Float32BufferAttribute(array, name === 'uv' ? 2 : 3))
  }
  baked.material = flat.material
  const scene = new Scene().add(box, new DirectionalLight())
  const camera = new PerspectiveCamera(50, 1, 1, 20)
  camera.position.set(0, 7, 4)
  camera.lookAt(0, 0, 0)
  return { land, flat, baked, box, surface, scene, camera }
}

/** One of its steps in 0.5 … 1, by which a half float may be rounded otherwise. */
const HALF = 2 ** -11

interface Row {
  create: (scene: Scene, camera: PerspectiveCamera) => Pass
  /** What of it is compared, and how closely. */
  targets: Readonly<Record<string, number>>
  /** Of four numbers that are one. */
  packed?: string
  select?: 'land' | 'box'
}

const rows: Record<string, Row> = {
  GTAOPass: {
    create: (scene, camera) => new GTAOPass(scene, camera, SIZE, SIZE),
    targets: { normalRenderTarget: HALF, gtaoRenderTarget: HALF, pdRenderTarget: HALF }
  },
  SSAOPass: {
    create: (scene, camera) => new SSAOPass(scene, camera, SIZE, SIZE),
    // One of its 32 samples may be in front or behind.
    targets: { normalRenderTarget: HALF, ssaoRenderTarget: 1 / 32 }
  },
  SAOPass: {
    create: (scene, camera) => new SAOPass(scene, camera, new Vector2(SIZE, SIZE)),
    targets: { normalRenderTarget: HALF, saoRenderTarget: HALF }
  },
  SSRPass: {
    create: (scene, camera) =>
      new SSRPass({ renderer, scene, camera, width: SIZE, height: SIZE, selects: null, groundReflector: null }),
    targets: { normalRenderTarget: HALF }
  },
  RenderPixelatedPass: {
    create: (scene, camera) => sized(new RenderPixelatedPass(1, scene, camera)),
    targets: { _normalRenderTarget: HALF }
  },
  BokehPass: {
    create: (scene, camera) => sized(new BokehPass(scene, camera, { focus: 5, aperture: 0.01, maxblur: 1 })),
    targets: { _renderTargetDepth: HALF },
    packed: '_renderTargetDepth'
  },
  'OutlinePass of the land': {
    create: (scene, camera) => new OutlinePass(new Vector2(SIZE, SIZE), scene, camera),
    targets: { renderTargetMaskBuffer: 0 },
    select: 'land'
  },
  'OutlinePass of the box': {
    create: (scene, camera) => new OutlinePass(new Vector2(SIZE, SIZE), scene, camera),
    targets: { renderTargetDepthBuffer: HALF, renderTargetMaskBuffer: 0 },
    packed: 'renderTargetDepthBuffer',
    select: 'box'
  }
}

function sized<T extends Pass>(pass: T): T {
  pass.setSize(SIZE, SIZE)
  return pass
}

/** The depths that MeshDepthMaterial has packed into four bytes each. */
function unpacked(pixels: Float32Array): Float32Array {
  return Float32Array.from({ length: pixels.length / 4 }, (_, i) => {
    const [r, g, b, a] = pixels.subarray(4 * i, 4 * i + 4)
    return (255 / 256) * (r + g / 256 + b / 256 ** 2) + a / 256 ** 3
  })
}

function worst(a: Float32Array, b: Float32Array): number {
  return a.reduce((largest, value, i) => Math.max(largest, Math.abs(value - b[i])), 0)
}

test.each(Object.entries(rows))('%s sees the displaced land', (_name, { create, targets, packed, select }) => {
  const { land, flat, baked, box, scene, camera } = stage()
  const pass = create(scene, camera)
  const buffers = [0, 1].map(() => new WebGLRenderTarget(SIZE, SIZE))
  const draw = (object: Mesh) => {
    scene.add(object)
    if (select) Object.assign(pass, { selectedObjects: [select === 'land' ? object : box] })
    pass.render(renderer, buffers[0], buffers[1], 0, false)
    scene.remove(object)
    return Object.keys(targets).map((name) => {
      const pixels = readTarget(renderer, (pass as unknown as Record<string, WebGLRenderTarget>)[name])
      return name === packed ? unpacked(pixels) : pixels
    })
  }
  const [displaced, expected, undisplaced] = [land, baked, flat].map(draw)
  Object.values(targets).forEach((tolerance, i) => {
    expect(worst(displaced[i], expected[i])).toBeLessThanOrEqual(tolerance)
    expect(worst(displaced[i], undisplaced[i])).toBeGreaterThan(10 * tolerance)
  })
  pass.dispose()
  for (const buffer of buffers) buffer.dispose()
})
