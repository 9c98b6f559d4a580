import { expect, inject, test } from 'vitest'
import { runNode } from './support/runNode'

/** Each resolution and each compiler once; all of them check the declarations of the library as well. */
const checks = [
  { compiler: 'typescript', config: 'tsconfig.json' },
  { compiler: 'typescript-5.4', config: 'tsconfig.node16.json' }
]

test.concurrent.each(checks)('the consumers type-check by $compiler with $config', async ({ compiler, config }) => {
  const tsc = `node_modules/${compiler}/bin/tsc`
  expect(await runNode(inject('consumers'), tsc, '--project', config)).toEqual({ code: 0, stdout: '', stderr: '' })
})
