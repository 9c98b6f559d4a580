import { Matrix3, Matrix4, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import {
  fbm,
  matrix,
  mirror,
  perlin2,
  perlin3,
  rotate,
  tile,
  value3,
  warp,
  type Direction,
  type Field
} from 'three-perlin/cpu'
import { randomNumbers } from '../support/randomNumbers'

const noise = perlin3({ seed: 4, frequency: 0.4 })

/** Compares a field with another at the place that a map of points gives, at random points. */
function expectMoved(field: Field, original: Field, where: (p: Vector3) => Vector3): void {
  const rng = randomNumbers(15)
  for (let i = 0; i < 50; i++) {
    const p = new Vector3(rng() - 0.5, rng() - 0.5, rng() - 0.5).multiplyScalar(40)
    const value = field.sample(p.x, p.y, p.z)
    const q = where(p.clone())
    expect(value).toBeCloseTo(original.sample(q.x, q.y, q.z), 11)
  }
}

describe('rotate', () => {
  test.each<[Direction, Vector3]>([
    ['x', new Vector3(1, 0, 0)],
    ['y', new Vector3(0, 1, 0)],
    [[1, 2, -3], new Vector3(1, 2, -3).normalize()]
  ])('about %s turns the pattern as three turns an object', (axis, direction) => {
    const back = (p: Vector3) => p.applyAxisAngle(direction, -0.8)
    expectMoved(rotate(noise, axis, 0.8), noise, back)
    expectMoved(rotate(noise, axis, { value: 0.8 }), noise, back)
  })

  test('follows a live angle', () => {
    const angle = { value: 1 }
    const field = rotate(noise, 'z', angle)
    const before = field.sample(1, 2, 3)
    angle.value = 2
    expect(field.sample(1, 2, 3)).toBe(rotate(noise, 'z', 2).sample(1, 2, 3))
    expect(field.sample(1, 2, 3)).not.toBe(before)
  })

  test('knows which axes are read', () => {
    const ground = perlin2({ axes: 'xz' })
    expect(rotate(ground, 'y', 1).axes).toBe(ground.axes)
    expect(rotate(ground, 'x', 1).axes).toBe(noise.axes)
  })
})

describe('matrix', () => {
  test('multiplies the coordinate as three does', () => {
    const affine = new Matrix4()
      .makeRotationX(0.3)
      .scale(new Vector3(1, 2, 0.5))
      .setPosition(4, -5, 6)
    expectMoved(matrix(noise, affine), noise, (p) => p.applyMatrix4(affine))
    expectMoved(matrix(noise, affine.toArray()), noise, (p) => p.applyMatrix4(affine))
    const linear = new Matrix3().set(1, 2, 3, 0, 1, -1, 0.5, 0, 2)
    expectMoved(matrix(noise, linear), noise, (p) => p.applyMatrix3(linear))
  })

  test('is copied', () => {
    const m = new Matrix4()
    const field = matrix(noise, m)
    m.makeScale(2, 2, 2)
    expect(field.sample(1, 2, 3)).toBe(noise.sample(1, 2, 3))
  })
})

describe('tile', () => {
  const wrapped = (x: number, period: number) => x - period * Math.floor(x / period)

  test('repeats the cell that begins at 0', () => {
    expectMoved(tile(noise, [3, null, 5.5]), noise, ({ x, y, z }) => new Vector3(wrapped(x, 3), y, wrapped(z, 5.5)))
  })

  test('gives the same inside of a fractal as around it', () => {
    const octaves = { octaves: 4, lacunarity: 3 }
    expectMoved(fbm(tile(noise, 5), octaves), tile(fbm(noise, octaves), 5), (p) => p)
  })
})

test('mirror copies the positive side', () => {
  expectMoved(mirror(noise, 'y'), noise, ({ x, y, z }) => new Vector3(x, Math.abs(y), z))
  expectMoved(mirror(noise, 'z', { value: 2 }), noise, ({ x, y, z }) => new Vector3(x, y, 2 + Math.abs(z - 2)))
})

describe('warp', () => {
  test('moves the coordinate by the values of fields', () => {
    const by = value3({ seed: 8, frequency: 0.2 })
    const at = (field: Field, { x, y, z }: Vector3) => field.sample(x, y, z)
    expectMoved(warp(noise, { x: by, z: noise }, 3), noise, (p) =>
      p.clone().add(new Vector3(3 * at(by, p), 0, 3 * at(noise, p)))
    )
    expectMoved(warp(noise, { y: 2 }), noise.translate([0, -2, 0]), (p) => p)
  })
})
