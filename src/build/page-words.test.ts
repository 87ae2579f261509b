import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { CATALOGUES, type Catalogue, cataloguesOf } from '#shared/contract/catalogues.ts'
import lingui from '../../lingui.config.ts'
import { addressOf, filesOfPages } from './page-words.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The files that have messages in a catalogue. */
function filesIn(catalogue: Catalogue): Set<string> {
  const po = readFileSync(join(ROOT, `src/client/locales/en/${catalogue}.po`), 'utf8')
  return new Set([...po.matchAll(/^#: (.+)$/gm)].map(([, file = '']) => file))
}
const inAny = new Set(CATALOGUES.flatMap((catalogue) => [...filesIn(catalogue)]))

it('has the catalogues of the app', () => {
  expect(lingui.catalogs?.map(({ path }) => path.split('/').at(-1))).toEqual([...CATALOGUES])
})

it.each([
  ['', 'first', 'home'],
  ['texts of a slash', 'first'],
  ['jobs/', 'first'],
  ['jobs/item/cook', 'first', 'item'],
  ['offer/item/7', 'first', 'item'],
  ['jobs/care/berlin', 'first', 'find'],
  ['offer', 'first', 'find'],
  ['register', 'first', 'register'],
  ['jobsuche', 'first'],
  ['faq', 'first', 'texts'],
  ['page/terms/2', 'first', 'texts'],
  ['cabinet/privacy', ...CATALOGUES.filter((name) => name !== 'home')],
])('knows the catalogues of /%s', (path, ...catalogues) => {
  expect(cataloguesOf(path)).toEqual(catalogues)
})

it('knows the address of a route file; layouts and parts of pages have none', () => {
  const address = (file: string) => addressOf(`client/routes/$lang/${file}`)
  expect(address('index.tsx')).toBe('')
  expect(address('jobs/item.$slug.tsx')).toBe('jobs/item/$slug')
  expect(address('page.$slug_.$version.tsx')).toBe('page/$slug/$version')
  expect(address('jobs/$rubric.index.tsx')).toBe('jobs/$rubric')
  for (const file of ['route.tsx', 'admin/route.tsx', '-offline.tsx', 'jobs/-job-view.tsx'])
    expect(address(file)).toBeNull()
})

// A message that is not loaded would be shown as its id.
it.each(CATALOGUES.filter((name) => name !== 'rest'))(
  'the pages of “%s” load all messages that they can show',
  (name) => {
    const files = filesOfPages(name)
    expect(files.length).toBeGreaterThan(50)
    const known = new Set([...filesIn('first'), ...filesIn(name)])
    expect(files.filter((file) => inAny.has(file) && !known.has(file))).toEqual([])
  },
)
