import { ShaderLib as newest } from 'three'
import { ShaderLib as oldest } from 'three-170'
import { ShaderLib as middle } from 'three-180'
import { describe, expect, test } from 'vitest'
import { DISPLACEMENT_POINTS, nextLine, type HookPoint } from '../../src/material/hookPoints'
import { FRAGMENT_PLACES, VERTEX_PLACES } from '../../src/material/injectPoints'
import { MATERIAL_ROWS, type MaterialRow } from '../../src/material/materialRows'
import { PAINT_CHANNELS } from '../../src/material/paintChannels'

type Library = Partial<Record<string, { vertexShader: string; fragmentShader: string }>>

const versions: [string, Library][] = [
  ['0.170', oldest],
  ['0.180', middle],
  ['0.187', newest]
]

const points: HookPoint[] = [
  ...[DISPLACEMENT_POINTS, VERTEX_PLACES, FRAGMENT_PLACES].flatMap((table) => Object.values<HookPoint>(table)),
  ...Object.values(PAINT_CHANNELS).map(({ point }) => point)
]

describe.each(versions)('three %s', (_version, library) => {
  test.each(Object.entries<MaterialRow>(MATERIAL_ROWS))(
    '%s has each anchor of its hooks once, in order',
    (_type, row) => {
      const shader = row.shader.map((name = '') => library[name]).find(Boolean)
      const places = row.points.map((name) => {
        const { stage, anchor } = DISPLACEMENT_POINTS[name]
        const text = shader?.[stage] ?? ''
        expect(text.split(anchor), `${name}: ${anchor}`).toHaveLength(2)
        return { stage, at: text.indexOf(anchor) }
      })
      for (const stage of ['vertexShader', 'fragmentShader']) {
        const order = places.filter((place) => place.stage === stage).map(({ at }) => at)
        expect(order).toEqual([...order].sort((a, b) => a - b))
      }
    }
  )

  test.each(Object.entries<MaterialRow>(MATERIAL_ROWS))('%s has no other hook point', (_type, row) => {
    const shader = row.shader.map((name = '') => library[name]).find(Boolean)
    const others = Object.entries(DISPLACEMENT_POINTS).filter(([name]) => !row.points.includes(name as never))
    for (const [name, { stage, anchor }] of others) {
      // Every fragment shader begins; only those with normals have something to declare.
      if (name === 'pixelDeclarations') continue
      expect(shader?.[stage], name).not.toContain(anchor)
    }
  })

  // A hook of somebody else's has lines such as `#ifdef` and `}` as well.
  test.each(Object.entries<MaterialRow>(MATERIAL_ROWS))(
    '%s has lines of its own behind the places where ours come last',
    (_type, row) => {
      const shader = row.shader.map((name = '') => library[name]).find(Boolean)
      for (const { stage, anchor, place } of points) {
        const text = shader?.[stage] ?? ''
        if (place !== 'end' || !text.includes(anchor)) continue
        const next = nextLine(text, anchor) ?? ''
        expect(next, anchor).toMatch(/^#include <|;$/)
        expect(text.split(next), next).toHaveLength(2)
      }
    }
  )
})
