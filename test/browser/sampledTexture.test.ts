import {
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  type IUniform,
  type WebGLProgramParametersWithUniforms
} from 'three'
import { expect, test } from 'vitest'
import { compareSides, displace, evaluateOnGPU, perlin2, sampled, type Field } from 'three-perlin'
import { sampleMap } from '../support/fieldCasesOwn'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
const region = { from: [-2, -2], to: [2, 2] } as const
const draw = (...meshes: readonly Mesh[]) => {
  renderer.render(new Scene().add(...meshes), new OrthographicCamera(-4, 4, 4, -4, -10, 10))
}
const sheet = () => new Mesh(new PlaneGeometry(4, 4, 4, 4).rotateX(-Math.PI / 2), new MeshStandardMaterial())

test('a map displaces a mesh, one texture for all meshes, freed with the last', () => {
  const height = sampled(sampleMap, { region })
  const plain = sheet()
  draw(plain)
  const { textures } = renderer.info.memory
  const meshes = [sheet(), sheet()]
  const surfaces = meshes.map((mesh) => displace(mesh, height, { along: 'y' }))
  draw(...meshes)
  expect(renderer.info.memory.textures).toBe(textures + 1)
  surfaces[0].dispose()
  draw(meshes[1])
  expect(renderer.info.memory.textures).toBe(textures + 1)
  surfaces[1].dispose()
  draw(plain)
  expect(renderer.info.memory.textures).toBe(textures)
  displace(meshes[0], height, { along: 'y' })
  draw(meshes[0])
  expect(renderer.info.memory.textures).toBe(textures + 1)
})

test('another map is another texture in the same program', () => {
  const programs = () => renderer.info.programs?.length
  const fields = [1, 2].map((factor) =>
    sampled({ ...sampleMap, data: [...sampleMap.data].map((d) => factor * d) }, { region })
  )
  const mesh = sheet()
  displace(mesh, fields[0], { along: 'y' })
  draw(mesh)
  const before = programs()
  const other = sheet()
  displace(other, fields[1], { along: 'y' })
  draw(mesh, other)
  expect(programs()).toBe(before)
})

test('the texture holds the numbers as they are', () => {
  const field = sampled(sampleMap, { region })
  const mesh = sheet()
  displace(mesh, field, { along: 'y' })
  const seen: Record<string, IUniform>[] = []
  const { onBeforeCompile } = mesh.material
  mesh.material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms, gl) => {
    onBeforeCompile.call(mesh.material, shader, gl)
    seen.push(shader.uniforms)
  }
  draw(mesh)
  const textures = Object.values(seen[0]).filter(
    ({ value }) => (value as { name?: string } | null)?.name === 'perlinSampled'
  )
  expect(textures).toHaveLength(1)
  const { image } = textures[0].value as { image: { data: Float32Array } }
  expect(Array.from(image.data)).toEqual(Array.from(sampleMap.data, Math.fround))
})

test('samples are exact at their places, and maps beside noise agree on both sides', () => {
  const { width, height, data } = sampleMap
  const grid = { from: [0, 0], to: [width - 1, height - 1] } as const
  const points = Array.from(data, (_, i) => [i % width, 0, Math.floor(i / width)])
  const field: Field = sampled(sampleMap, { region: grid })
  const result = evaluateOnGPU(renderer, field, points)
  expect(points.map((_, i) => result[4 * i])).toEqual(Array.from(data, Math.fround))
  const mixed = field.mul(perlin2({ axes: 'xz', frequency: 0.3 })).add(sampled(sampleMap, { region, wrap: 'mirror' }))
  expect(compareSides(renderer, mixed).failures).toEqual([])
})

test('a map far away from float32 keeps its wrapping', () => {
  // Indices are exact up to 2^21 periods' worth of samples; the place itself is rounded by float32 before.
  const field = sampled(sampleMap, { region: { from: [0, 0], to: [8, 6] }, wrap: 'repeat' })
  const points = Array.from({ length: 200 }, (_, i) => [9 * 1000 * i, 0, -7 * 1000 * i])
  const result = evaluateOnGPU(renderer, field, points)
  points.forEach((_, i) => {
    expect(result[4 * i]).toBe(Math.fround(sampleMap.data[0]))
  })
})
