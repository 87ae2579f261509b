import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

type Project = { include: string[]; exclude?: string[] }

/** The configurations that `npm run check:types` runs. */
function checkedProjects(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...(scripts['check:types'] ?? '').matchAll(/tsc -p (\S+)/g)].map((match) => match[1] ?? '')
  return named.map((path) => join(ROOT, path.endsWith('.json') ? path : join(path, 'tsconfig.json')))
}

/** The files that a configuration includes itself: a file that is only imported may lose its importer unnoticed. */
function filesOf(config: string): string[] {
  const { include, exclude = [] } = JSON.parse(readFileSync(config, 'utf8')) as Project
  const folder = dirname(config)
  const excluded = exclude.flatMap((pattern) => (pattern.includes('*') ? pattern : `${pattern}/**`))
  return globSync(include, { cwd: folder, exclude: excluded }).map((file) => resolve(folder, file))
}

test('every TypeScript file is type-checked', () => {
  const files = globSync(['*.{ts,tsx}', '{src,e2e}/**/*.{ts,tsx}'], { cwd: ROOT })
  const checked = new Set(checkedProjects().flatMap(filesOf))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => !checked.has(join(ROOT, file)))).toEqual([])
})
