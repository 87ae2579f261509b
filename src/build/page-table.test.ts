import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { matchPage } from '../server/pages/match-page.ts'
import { allPages, PAGES } from '../server/pages/pages.ts'
import { APP, CALLS, ROUTES } from '../server/pages/preloads.ts'
import { TITLES } from '../server/pages/titles.ts'
import { unknownModules } from './check-budget.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The addresses of the client's pages after the language, from the generated route tree; layouts have none. */
const clientAddresses = [
  ...readFileSync(join(ROOT, 'src/client/app/route-tree.gen.ts'), 'utf8')
    .split('export interface FileRoutesByTo')[0]!
    .matchAll(/^ {2}'\/\$lang\/([^']*)': typeof \w+Route$/gm),
].map(([, address = '']) => address.replace(/\/$/, ''))

const partsOf = (address: string) => address.split('/').filter(Boolean)
const isOpen = (part: string) => part.startsWith(':') || part.includes('$')

/** Whether an address of the client's router can match a pattern of the server's. */
function canBe(address: string, pattern: string): boolean {
  const [theirs, ours] = [partsOf(address), partsOf(pattern)]
  const rest = ours.indexOf('*')
  if (rest < 0 ? theirs.length !== ours.length : theirs.length < rest) return false
  const compared = rest < 0 ? ours : ours.slice(0, rest)
  return compared.every(
    (part, index) => isOpen(part) || isOpen(theirs[index] ?? '') || part === theirs[index],
  )
}

describe('the table of pages', () => {
  const patterns = allPages.flatMap(({ at }) => at)

  it('has exactly the pages of the client', () => {
    expect(clientAddresses.length).toBeGreaterThan(30)
    expect(clientAddresses.filter((address) => !patterns.some((one) => canBe(address, one)))).toEqual([])
    expect(patterns.filter((one) => !clientAddresses.some((address) => canBe(address, one)))).toEqual([])
  })

  it('names files of the client that exist', () => {
    const routes = allPages.flatMap(({ renderedBy }) => (renderedBy ? [`${ROUTES}/${renderedBy}`] : []))
    expect(routes.length).toBeGreaterThan(5)
    const files = [...routes, ...APP, CALLS]
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it('stops a build without the named files', () => {
    const missing = unknownModules({ 'index.html': { file: 'index.js' } })
    expect(missing).toEqual(expect.arrayContaining([...APP, CALLS, `${ROUTES}/jobs/index.tsx`]))
    expect(missing).not.toContain('index.html')
  })

  it('has unique titles, and one for unknown addresses', () => {
    const used = [...allPages.map(({ texts }) => texts), TITLES['not-found']]
    expect(new Set(used).size).toBe(used.length)
    expect(Object.values(TITLES).filter((texts) => !used.includes(texts))).toEqual([])
  })

  it('has only own and indexable addresses in the sitemap', () => {
    for (const page of allPages)
      for (const path of page.inSitemap ?? []) {
        expect(matchPage(`/en${path}`)?.page).toBe(page)
        expect(page.isIndexed).toBe(true)
      }
  })

  it('gives every server-rendered page the answers of its frame', () => {
    for (const { renderedBy, shows } of allPages)
      if (renderedBy)
        expect(shows?.([])).toEqual(expect.arrayContaining(['/api/v1/contact', '/api/v1/appOption/1']))
  })

  it('requests a search with the same path and query as the client', () => {
    const match = matchPage(`/de/search/${encodeURIComponent('Koch & Köchin')}/007`)
    expect(match?.page).toBe(PAGES.search)
    expect(match?.page.shows?.(match.params)[0]).toBe(
      '/api/v1/search?title=Koch+%26+K%C3%B6chin&city_id=7&page=1',
    )
  })
})
