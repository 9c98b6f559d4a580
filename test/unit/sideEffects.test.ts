import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** A table of one function, which needs all of it. */
const KEPT_WHOLE = [join('json', 'fieldRows.ts')]

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !KEPT_WHOLE.includes(name)
)

/** Calls that run when the file is imported, and that a bundler keeps, because nothing says that it may drop them. */
function keptCalls(name: string): string[] {
  const text = readFileSync(join(root, 'src', name), 'utf8')
  const kept: string[] = []

  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isTypeNode(node)) return
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      if (text.slice(node.pos, node.getStart()).includes('/*#__PURE__*/')) return
      kept.push(node.getText())
      return
    }
    ts.forEachChild(node, visit)
  }

  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true))
  return kept
}

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(200)
})

test.each(files)('%s may be dropped from a bundle that does not use it', (name) => {
  expect(keptCalls(name)).toEqual([])
})
