import { basename } from 'node:path'
import type { GlslToken } from 'glsl-tokenizer/string'
import { beforeAll, describe, expect, test } from 'vitest'
import { readGlslFile } from '../../glsl/readGlslFile'
import { glslFiles, glslFolder } from '../support/glslFiles'
import { glslFunctions } from '../support/glslFunctions'
import { glslifyFile, glslifyText } from '../support/glslifyBundle'
import { activeGlslTokens, glslTokens } from '../support/glslTokens'

// glslify renames what it takes for private, built-in functions included: `texelFetch` became `texelFetch_0`, and a
// second copy of a function is a compile error. So the files are read here as a user of glslify gets them. Whether the
// result compiles, test/browser/glslify.test.ts asks a real compiler.

const bundles = new Map<string, GlslToken[]>()

beforeAll(async () => {
  const texts = await Promise.all(glslFiles.map(({ path }) => glslifyFile(path)))
  texts.forEach((text, i) => bundles.set(glslFiles[i].name, glslTokens(text)))
})

const signatures = (tokens: readonly GlslToken[], defined: readonly string[] = []) =>
  glslFunctions(activeGlslTokens(tokens, defined)).map(({ signature }) => signature)

/** Names of what is defined or called. (Parameters it may rename as it likes, if only consistently.) */
const calls = (tokens: readonly GlslToken[]) =>
  tokens.filter(({ data }, i) => /^[a-z_]/i.test(data) && tokens[i + 1]?.data === '(').map(({ data }) => data)

const written = glslFiles.map(({ source }) => glslTokens(source))
const writtenCalls = new Set(written.flatMap(calls))
const renamed = (bundle: readonly GlslToken[]) => calls(bundle).filter((name) => !writtenCalls.has(name))
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

describe.each(glslFiles)('$name', ({ name, source }) => {
  test('keeps the names of functions and defines each function once', () => {
    const bundle = bundles.get(name) ?? []
    expect(renamed(bundle)).toEqual([])
    for (const defined of [[], ['PERLIN_LITERAL']]) {
      expect(repeated(signatures(bundle, defined))).toEqual([])
      expect(signatures(bundle, defined)).toEqual(expect.arrayContaining(signatures(glslTokens(source), defined)))
    }
  })

  test('can be joined with any other file that has gone through glslify by itself', () => {
    const own = bundles.get(name) ?? []
    for (const [otherName, other] of bundles) {
      if (otherName < name) continue // The other order is that file's test.
      const joined = signatures([...own, ...other])
      expect(repeated(joined)).toEqual([])
      expect(new Set(joined)).toEqual(new Set([...signatures(own), ...signatures(other)]))
    }
  })
})

test('one shader can require all files', async () => {
  const files = await Promise.all(glslFiles.map(({ path }) => readGlslFile(path)))
  const requires = files.map(({ name }, i) => `#pragma glslify: ${name} = require(./${basename(glslFiles[i].path)})`)
  const bundle = glslTokens(await glslifyText(`${requires.join('\n')}\nvoid main() {}\n`, glslFolder))
  expect(renamed(bundle)).toEqual(['main'])
  expect(repeated(signatures(bundle))).toEqual([])
  expect(signatures(bundle)).toEqual(expect.arrayContaining(written.flatMap((tokens) => signatures(tokens))))
})
