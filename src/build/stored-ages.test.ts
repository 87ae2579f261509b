import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

// A list from the device may be days old, and must say so.
const CLIENT = resolve(import.meta.dirname, '../client')
const read = (path: string) => readFileSync(resolve(CLIENT, path), 'utf8')
const files = globSync('{features,routes,domain}/**/*.{ts,tsx}', { cwd: CLIENT }).sort()

/** The names of the queries that the device stores, and of the hooks that return one. */
function storedQueries(): Set<string> {
  const options = files.flatMap((path) =>
    read(path)
      .split(/^export (?=const |function )/m)
      .filter((part) => /\bpersist: '(?:user|public)'/.test(part))
      .flatMap((part) => /^(?:const|function) (\w+QueryOptions)\b/.exec(part)?.[1] ?? []),
  )
  const asksFor = (text: string) =>
    [...text.matchAll(/\buseQuery\(\s*(\w+)/g)].some(([, name = '']) => options.includes(name))
  const hooks = files
    .filter((path) => path.endsWith('.ts') && asksFor(read(path)) && /^ {4}query,/m.test(read(path)))
    .flatMap((path) => /^export function (use\w+)/m.exec(read(path))?.[1] ?? [])
  return new Set([...options, ...hooks])
}

it('a screen that waits for stored data shows their age, or is named here', () => {
  const stored = storedQueries()
  expect(stored).toContain('ownBidsQueryOptions')
  expect(stored).toContain('useHiddenJobs')
  const uses = (text: string) =>
    [...text.matchAll(/\b(?:useQuery\(\s*)?(\w+)\(/g)].some(([, name = '']) => stored.has(name))
  const ageless = files.filter((path) => {
    const text = read(path)
    const isScreen = path.endsWith('.tsx') && /<(?:QueryFailure|Skeleton)\b/.test(text)
    return isScreen && uses(text) && !/\buseFreshness\(/.test(text)
  })
  expect(ageless).toEqual([
    // The preview itself is not stored; of what is stored, it reads the role.
    'features/admin/newsletter/preview.tsx',
    // The form of an offer: its text belongs to the user.
    'features/postings/offers/edit-offer.tsx',
  ])
})
