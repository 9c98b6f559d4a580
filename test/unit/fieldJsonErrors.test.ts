import { describe, expect, test } from 'vitest'
import { fieldFromJSON } from 'three-perlin/json'

const noise = { type: 'perlin3' }
const of = (...nodes: readonly unknown[]) => ({ 'three-perlin': 1, nodes })
const withLive = (live: unknown, ...nodes: readonly unknown[]) => ({ 'three-perlin': 1, live, nodes })
const ref = (node: number) => ({ node })
const list = (length: number, entry: unknown = 0) => Array.from({ length }, () => entry)
const map = { width: 2, height: 2, data: [1, 2, 3, 4] }
const region = { from: [0, 0], to: [1, 1] }
const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown
const code = '1.0; } void main() { gl_FragColor = vec4(1.0); //'

const rows: readonly [string, unknown, string][] = [
  ['no JSON', '{ "three-perlin": 1,', 'the text must be JSON.'],
  ['a text of brackets', '['.repeat(1e6), 'the text must be JSON.'],
  ['a text of lists in lists', '['.repeat(1e5) + ']'.repeat(1e5), 'the document must be an object, got an array of 1.'],
  ['an empty text', '', 'the text must be JSON.'],
  ['a text of a text', '"{}"', "the document must be an object, got '{}'."],
  ['null', null, 'the document must be an object, got null.'],
  ['undefined', undefined, 'the document must be an object, got undefined.'],
  ['a list', [], 'the document must be an object, got an array of 0.'],
  ['an object of another class', new Map(), 'the document must be an object, got a Map.'],
  ['an empty document', {}, 'the document must have the version "three-perlin": 1.'],
  ['another version', { 'three-perlin': 2, nodes: [noise] }, 'three-perlin must be version 1, got 2.'],
  ['a version as text', { 'three-perlin': '1', nodes: [noise] }, "three-perlin must be version 1, got '1'."],
  ['another part', { ...of(noise), functions: code }, "the document has an unknown part 'functions'."],
  ['another part, __proto__', '{ "three-perlin": 1, "nodes": [], "__proto__": {} }', "unknown part '__proto__'."],
  ['no nodes', { 'three-perlin': 1 }, 'nodes must be a list, got undefined.'],
  ['nodes that are no list', { 'three-perlin': 1, nodes: { length: 3 } }, 'nodes must be a list, got an object.'],
  ['an empty list', of(), 'nodes must have at least one node, got none.'],
  [
    'a million nodes',
    { 'three-perlin': 1, nodes: list(1_000_000, noise) },
    'nodes must not have more than 4096 entries, got 1000000.'
  ],
  ['a node that is null', of(null), 'nodes[0] must be an object with a type, got null.'],
  ['a node that is a list', of([]), 'nodes[0] must be an object with a type, got an array of 0.'],
  [
    'a node without a type',
    of({}),
    'nodes[0].type must be the name of a function that makes fields of data, got undef'
  ],
  ['a type that is none', of(noise, { type: 'perlin9' }), 'nodes[1].type must be the name of a function that makes'],
  ...['custom', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'eval', 'curl3', code].map(
    (type): [string, unknown, string] => [`the type ${type}`, of({ type }), 'nodes[0].type must be the name of a func']
  ),
  [
    'a type that is an object',
    of({ type: { toString: 1 } }),
    'nodes[0].type must be the name of a function that makes'
  ],
  ['a type that is a list', of({ type: ['perlin3'] }), 'nodes[0].type must be the name of a function that makes'],
  ...['freq', 'constructor', 'toString', 'value', 'glsl', 'op', 'field'].map((name): [string, unknown, string] => [
    `the option ${name}`,
    of({ ...noise, [name]: 1 }),
    `nodes[0] has no argument '${name}': those of perlin3 are seed, permutation, frequency, axes, period, fade.`
  ]),
  [
    'the option __proto__',
    '{ "three-perlin": 1, "nodes": [{ "type": "perlin3", "__proto__": { "polluted": 1 } }] }',
    "nodes[0] has no argument '__proto__'"
  ],
  [
    'a reference to itself',
    of({ type: 'abs', f: ref(0) }),
    'nodes[0].f.node must be the index of an earlier node, 0…-1'
  ],
  [
    'a reference forward',
    of({ type: 'abs', f: ref(1) }, noise),
    'nodes[0].f.node must be the index of an earlier node'
  ],
  ['a negative reference', of(noise, { type: 'abs', f: ref(-1) }), 'nodes[1].f.node must be the index of an earlier'],
  ['half a reference', of(noise, { type: 'abs', f: ref(0.5) }), 'nodes[1].f.node must be the index of an earlier node'],
  ['a reference by name', of(noise, { type: 'abs', f: { node: 'length' } }), 'nodes[1].f.node must be the index of an'],
  [
    'a reference and more',
    of(noise, { type: 'abs', f: { node: 0, live: 0 } }),
    'nodes[1].f must be { node }, { live }'
  ],
  ['a missing live value', of({ ...noise, seed: { live: 0 } }), 'nodes[0].seed.live must be the index in the list of'],
  ['a live value in place', of({ ...noise, frequency: { value: 1 } }), 'nodes[0].frequency must be { node }, { live }'],
  [
    'another number',
    of({ ...noise, frequency: { number: 'NaN' } }),
    "nodes[0].frequency.number must be '-0', got 'NaN'"
  ],
  ['NaN', of({ ...noise, frequency: NaN }), 'nodes[0].frequency must be a number, a string, true, false, a list or'],
  ['NaN as text', of({ ...noise, frequency: 'NaN' }), 'nodes[0]: perlin3: `frequency` must be a finite number'],
  ['null for a number', of({ ...noise, frequency: null }), 'nodes[0].frequency must be a number, a string, true,'],
  [
    'null in a vector',
    of({ ...noise, frequency: [1, null, 1] }),
    'nodes[0]: perlin3: `frequency` must be a finite number'
  ],
  [
    '1e999',
    `{ "three-perlin": 1, "nodes": [{ "type": "perlin3", "frequency": 1e999 }] }`,
    'nodes[0].frequency must be'
  ],
  ['a function', of({ ...noise, fade: (t: number) => t }), 'nodes[0].fade must be a number, a string, true, false, a'],
  ['undefined in place', of({ ...noise, seed: undefined }), 'nodes[0].seed must be a number, a string, true, false,'],
  ['a big integer', of({ ...noise, seed: 1n }), 'nodes[0].seed must be a number, a string, true, false, a list'],
  [
    'a fade with code',
    of({ ...noise, fade: { f: 't', df: '1.0', glsl: { f: code } } }),
    'nodes[0].fade must be { node }'
  ],
  ['code for a fade', of({ ...noise, fade: code }), "nodes[0]: perlin3: `fade` must be 'linear', 'cubic', 'quintic'"],
  ['a fade of Object', of({ ...noise, fade: 'constructor' }), "nodes[0]: perlin3: `fade` must be 'linear', 'cubic',"],
  ['code for axes', of({ ...noise, axes: code }), 'nodes[0]: perlin3: `axes` must be 3 different letters'],
  ['code for a colour', of({ type: 'layers', base: code, over: [] }), "nodes[0]: layers: `base` must be '#rgb'"],
  [
    'a table of other numbers',
    of({ ...noise, permutation: list(256) }),
    'nodes[0]: perlin3: `permutation` must hold each'
  ],
  [
    'seed and table',
    of({ ...noise, seed: 1, permutation: [] }),
    'nodes[0]: perlin3: got both `seed` and `permutation`'
  ],
  ['a long seed', of({ ...noise, seed: 'x'.repeat(1e6) }), 'nodes[0].seed must not have more than 1024 characters'],
  [
    'a long list',
    of({ ...noise, permutation: list(1e6) }),
    'nodes[0].permutation must not have more than 1024 entries'
  ],
  ['a deep list', of({ ...noise, permutation: nested(50_000) }), 'is nested too deeply.'],
  [
    'octaves as text',
    of(noise, { type: 'fbm', field: ref(0), octaves: '6' }),
    'nodes[1]: fbm: `octaves` must be a number'
  ],
  ['too many octaves', of(noise, { type: 'fbm', field: ref(0), octaves: 1e9 }), 'nodes[1]: fbm: `octaves` must be a'],
  [
    'a flag as text',
    of(noise, { type: 'fbm', field: ref(0), rotate: 'no' }),
    'nodes[1]: fbm: `rotate` must be true or'
  ],
  ['a fractal of a number', of({ type: 'fbm', field: 1 }), 'nodes[0]: fbm: `field` must be a field, got 1.'],
  ['a missing field', of({ type: 'fbm' }), 'nodes[0]: fbm: `field` must be a field, got undefined.'],
  [
    'a colour for a field',
    of({ type: 'layers', base: '#fff', over: [] }, { type: 'abs', f: ref(0) }),
    'nodes[1]: abs: `f`'
  ],
  ['a missing operand', of(noise, { type: 'add', a: ref(0) }), 'nodes[1]: add: `b` must be a field, a number or'],
  [
    'a direction of texts',
    of(noise, { type: 'rotate', field: ref(0), axis: ['1', '0', '0'], angle: 1 }),
    'rotate: `axis`'
  ],
  [
    'a word in `to`',
    of({ type: 'distance', to: { axis: 'y', mask: 1 } }),
    'nodes[0]: distance: there is no option `mask`'
  ],
  [
    '`to` of two kinds',
    of({ type: 'distance', to: { axis: 'y', plane: 'x' } }),
    'distance: there is no option `plane`'
  ],
  ['a ramp of numbers', of({ type: 'ramp', field: 1, stops: [1, 2] }), 'nodes[0]: ramp: `stops[0]` must be a pair'],
  [
    'half a stop',
    of({ type: 'ramp', field: 1, stops: [{ stop: 1 }, {}] }),
    'nodes[0]: ramp: `stops[0]` must be a pair'
  ],
  [
    'a stop and more',
    of({ type: 'ramp', field: 1, stops: [{ stop: 1, color: 0, to: 1 }, {}] }),
    'ramp: `stops[0]` must'
  ],
  [
    'layers of no list',
    of({ type: 'layers', base: 0, over: 'all' }),
    'nodes[0]: layers: `over` must be a list of pairs'
  ],
  [
    'fit without its field',
    of({ type: 'fit', lo: 0, hi: 1, typical: [0, 1] }),
    'nodes[0]: fit: `field` must be a field'
  ],
  [
    'fit to text',
    of(noise, { type: 'fit', field: ref(0), lo: '0', hi: 1, typical: [0, 1] }),
    'nodes[1]: fit: `lo` must be'
  ],
  [
    'fit of equal ends',
    of(noise, { type: 'fit', field: ref(0), lo: 0, hi: 1, typical: [1, 1] }),
    'fit: `typical` must be'
  ],
  ['terrace without ends', of(noise, { type: 'terrace', field: ref(0) }), 'nodes[1]: terrace: `typical` must be two'],
  [
    'frequency of a number',
    of({ type: 'frequency', field: 1, scale: 2 }),
    'nodes[0]: frequency: `field` must be a field'
  ],
  [
    'translate of a number',
    of({ type: 'translate', field: 1, by: [0] }),
    'nodes[0]: translate: `field` must be a field'
  ],
  ['no map', of({ type: 'sampled', region }), 'nodes[0]: sampled: `source` must be { data, width, height }'],
  [
    'a map that is a list',
    of({ type: 'sampled', source: [], region }),
    'nodes[0].source must be { width, height, data }'
  ],
  [
    'a map and more',
    of({ type: 'sampled', source: { ...map, type: 1 }, region }),
    'nodes[0].source must be { width, heigh'
  ],
  [
    'a map of text',
    of({ type: 'sampled', source: { ...map, data: '?' }, region }),
    'nodes[0].source.data must be base64'
  ],
  ['half a number', of({ type: 'sampled', source: { ...map, data: 'AAAA' }, region }), 'got 3 bytes.'],
  [
    'a short map',
    of({ type: 'sampled', source: { ...map, width: 2 ** 30 }, region }),
    'sampled: `data` must have width'
  ],
  [
    'a map with holes',
    of({ type: 'sampled', source: { ...map, data: [1, null, 3, 4] }, region }),
    'must be finite numbers'
  ],
  [
    'a map with NaN',
    of({ type: 'sampled', source: { ...map, data: btoa('\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xc0\x7f') }, region }),
    'nodes[0]: sampled: `data` must be finite numbers, got NaN at index 3.'
  ],
  [
    'a vast map',
    of({ type: 'sampled', source: { ...map, data: list(5e6) }, region }),
    'must not have more than 4194304'
  ],
  [
    'no region',
    of({ type: 'sampled', source: map }),
    'nodes[0]: sampled: `region` must be { from: [a, b], to: [a, b] }'
  ],
  ['live values that are no list', withLive({}, noise), 'live must be a list, got an object.'],
  ['a live number', withLive([1], noise), 'live[0] must be an object with a value, got 1.'],
  ['a live nothing', withLive([{}], noise), 'live[0].value must be a number, a string, true, false, a list or a ref'],
  [
    'a live flag',
    withLive([{ value: true }], noise),
    'live[0].value must be a number, a string, [r, g, b] or { x, y, z }'
  ],
  [
    'a live field',
    withLive([{ value: { node: 0 } }], noise),
    'live[0].value.node must be the index of an earlier node'
  ],
  ['a live live value', withLive([{ value: { value: 1 } }], noise), 'live[0].value must be { node }, { live } or have'],
  ['a live pair', withLive([{ value: [1, 2] }], noise), 'live[0].value must be a number, a string, [r, g, b] or'],
  ['a point of texts', withLive([{ value: { x: 1, y: '2', z: 3 } }], noise), 'live[0].value.y must be a number.'],
  [
    'a label that is none',
    withLive([{ value: 1, label: {} }], noise),
    'live[0]: live: `label` must be a string, got an'
  ],
  [
    'limits that cross',
    withLive([{ value: 1, min: 2, max: 1 }], noise),
    'live[0]: live: `value` must be a finite number'
  ],
  ['a limit as text', withLive([{ value: 1, min: '0' }], noise), 'live[0]: live: `min` must be a number'],
  [
    'more of a live value',
    withLive([{ value: 1, onChange: code }], noise),
    'live[0]: live: there is no option `onChange`'
  ],
  [
    'a live text as number',
    withLive([{ value: 'a' }], { ...noise, frequency: { live: 0 } }),
    '`frequency` must be a fini'
  ],
  [
    'a live half as seed',
    withLive([{ value: 0.5 }], { ...noise, seed: { live: 0 } }),
    'nodes[0]: perlin3: `seed` must be'
  ],
  [
    'a live colour as a point',
    withLive([{ value: [1, 2, 3] }], noise, { type: 'origin', field: ref(0), at: { live: 0 } }),
    'nodes[1]: origin: `at` must have a Vector3 in its `value`, got an array of 3.'
  ]
]

test.each(rows)('%s is refused', (_name, json, message) => {
  expect(() => fieldFromJSON(json)).toThrow(message)
  expect(() => fieldFromJSON(json)).toThrow(/^fieldFromJSON: /)
})

test('nothing is polluted', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  for (const [, json] of rows) expect(() => fieldFromJSON(json)).toThrow()
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

// Before the time limit of a test.
describe('what would take for ever is refused at once', () => {
  /** A field, then what `next` makes of the one before. */
  const chain = (count: number, next: (before: { node: number }) => object) =>
    of(noise, ...Array.from({ length: count }, (_, i) => next(ref(i))))
  /** Each node the sum of two forms of the one before. */
  const doubling = (count: number, form: (before: { node: number }) => object) =>
    of(
      noise,
      ...Array.from({ length: count }, (_, i) => [
        form(ref(2 * i)),
        { type: 'add', a: ref(2 * i), b: ref(2 * i + 1) }
      ]).flat()
    )
  const live = { live: [{ value: 1 }] }

  test.each<[string, unknown, string]>([
    ['4000 nodes above one another', chain(4000, (f) => ({ type: 'abs', f })), 'nodes[1000]: abs: the field is 1001'],
    [
      'fractals of fractals',
      chain(8, (field) => ({ type: 'fbm', field })),
      'nodes[8] would evaluate more than 100000 nodes for one point.'
    ],
    [
      'live fractals of fractals',
      { ...chain(5, (field) => ({ type: 'fbm', field, octaves: { live: 0 } })), ...live },
      'nodes[5] would evaluate more than 100000 nodes for one point.'
    ],
    ['domains of domains', doubling(30, (field) => ({ type: 'frequency', field, scale: 2 })), 'more than 100000 nodes'],
    ['warps of warps', doubling(30, (field) => ({ type: 'warp', field, x: field })), 'more than 100000 nodes'],
    [
      'copies of copies',
      doubling(300, (field) => ({ type: 'reseed', field, by: 1 })),
      'more than 100000 copies of nodes'
    ],
    [
      'copies side by side',
      of(...chain(900, (f) => ({ type: 'abs', f })).nodes, ...list(3000, { type: 'reseed', field: ref(900), by: 1 })),
      'more than 100000 copies of nodes'
    ],
    [
      'fractals side by side, each of a long chain',
      of(
        ...chain(990, (f) => ({ type: 'abs', f })).nodes,
        ...list(3105, { type: 'fbm', field: ref(990), octaves: 'x' })
      ),
      'nodes[991]: fbm: `octaves`'
    ]
  ])('%s', (_name, json, message) => {
    expect(() => fieldFromJSON(json)).toThrow(message)
  })

  test('and the largest that is not is read in moments', () => {
    const large = of(
      ...chain(990, (f) => ({ type: 'abs', f })).nodes,
      ...Array.from({ length: 3105 }, (_, i) => ({ type: 'fbm', field: ref(i % 990), octaves: 1 }))
    )
    fieldFromJSON(JSON.stringify(large)).sample(0.5, 0.5, 0.5)
  })
})
