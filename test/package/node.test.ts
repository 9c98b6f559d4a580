import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { conformance } from '../support/conformance'
import { npm } from './support/npm'
import { runNode } from './support/runNode'

/** Holds the library and nothing else: no three. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'three-perlin-node-'))
  await cp(resolve(import.meta.dirname, 'consumers/node'), folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await npm(folder, 'install', '--offline', '--no-audit', '--no-fund', inject('tarball'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** One of Ken Perlin's own values. */
const [x, y, z, value] = conformance('improved3d_java', ['x', 'y', 'z', 'value'], 'rand300')[0]

// Node of these versions on requires ES modules, and says nothing about it.
const [major, minor] = process.versions.node.split('.').map(Number)
const canRequire = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)

test.each(['cpu.js', 'import.cjs', ...(canRequire ? ['cpu.cjs'] : [])])('%s gets the reference noise', async (file) => {
  const { code, stdout, stderr } = await runNode(folder, file, String(x), String(y), String(z))
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  for (const result of JSON.parse(stdout) as number[]) expect(Math.abs(result - value)).toBeLessThan(1e-15)
})

test('a Node that cannot require ES modules says so', async () => {
  const flag = canRequire ? ['--no-experimental-require-module'] : []
  const { code, stderr } = await runNode(folder, ...flag, 'cpu.cjs', '0', '0', '0')
  expect(code).toBe(1)
  expect(stderr).toMatch(/ERR_REQUIRE_ESM[\s\S]*dynamic import\(\)|dynamic import\(\)[\s\S]*ERR_REQUIRE_ESM/)
})

test('without three, the rest of the library says what is missing', async () => {
  const { code, stderr } = await runNode(folder, '--eval', 'import("three-perlin")')
  expect(code).toBe(1)
  expect(stderr).toContain("Cannot find package 'three'")
})

test('a GLSL file has an address', async () => {
  const program = 'console.log(import.meta.resolve("three-perlin/glsl/perlin3.glsl"))'
  const { stdout } = await runNode(folder, '--input-type', 'module', '--eval', program)
  expect(stdout.trim()).toMatch(/\/node_modules\/three-perlin\/glsl\/perlin3\.glsl$/)
})
