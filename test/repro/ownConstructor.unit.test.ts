import { expect, test } from 'vitest'
import { perlin3 } from 'three-perlin/cpu'

// An error message looked at a `constructor` that may be anything, and threw another error.
test.each([
  { constructor: { name: {} } },
  { constructor: null },
  { constructor: { name: 'Field' } },
  Object.create(null)
])('an error message calls an object an object', (object: object) => {
  expect(() => perlin3({ frequency: object as never })).toThrow(/frequency` must be .*, got an object\.$/)
})
