import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
// React Aria sets these on its elements.
const OF_REACT_ARIA = ['--trigger-width', '--visual-viewport-height']

const sources = globSync('{src/client/**/*.{css,ts,tsx},index.html}', { cwd: ROOT }).map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}))

/** In CSS `--name:`, in TypeScript `'--name'`. */
const DEFINITION = /(--[\w-]+)(?=\s*:)|(?<=')(--[\w-]+)(?=')/g

test('each custom property that a style uses is defined', () => {
  const defined = new Set([...OF_REACT_ARIA, ...sources.flatMap(({ text }) => text.match(DEFINITION) ?? [])])
  const used = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => ({ path, name: `${name}` })),
  )
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([])
})
