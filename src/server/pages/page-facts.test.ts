import { expect, it } from 'vitest'
import { isDrawn } from './draw-page.ts'
import { apiPathsOf } from './page-facts.ts'
import { matchPage } from './page-routes.ts'

const PAGES = ['', 'jobs', 'jobs/item/a', 'offer', 'offer/item/1', 'blog/1', 'blog/item/a', 'search/cook/0']
const matches = PAGES.flatMap((path) => matchPage(`/en/${path}`) ?? [])

it('every page that is drawn carries what the frame around it shows', () => {
  expect(matches).toHaveLength(PAGES.length)
  const drawn = matches.filter(({ name }) => isDrawn(name))
  expect(drawn.length).toBeGreaterThan(3)
  for (const match of drawn)
    expect(apiPathsOf(match)).toEqual(expect.arrayContaining(['/api/v1/contact', '/api/v1/appOption/1']))
})

it('a search is asked for to the letter as the client asks for it', () => {
  const match = matchPage(`/de/search/${encodeURIComponent('Koch & Köchin')}/007`)
  expect(match && apiPathsOf(match)[0]).toBe('/api/v1/search?title=Koch+%26+K%C3%B6chin&city_id=7&page=1')
})
