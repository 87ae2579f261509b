import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSame, plainSearch, type RecentSearch, withSearch } from './recent-searches.ts'

const search = (title: string, city = 0): RecentSearch => ({
  title,
  city: city ? { id: city, name: `City ${city}` } : null,
  rubric: null,
})

it('the newest search comes first, and a repeated one moves to the front', () => {
  const kept = withSearch(withSearch(withSearch([], search('Pflege')), search('Fahrer')), search('pflege'))
  expect(kept.map(({ title }) => title)).toEqual(['pflege', 'Fahrer'])
})

it('the same keyword in another city is another search', () => {
  expect(withSearch([search('Pflege', 1)], search('Pflege', 2))).toHaveLength(2)
})

it('at most ten searches are stored, without duplicates', () => {
  const some = fc
    .tuple(fc.constantFrom(...'abcdefghijklmnop'), fc.nat(2))
    .map(([title, city]) => search(title, city))
  fc.assert(
    fc.property(fc.array(some), (searches) => {
      const kept = searches.reduce(withSearch, [] as RecentSearch[])
      expect(kept.length).toBeLessThanOrEqual(10)
      expect(kept.filter((one) => kept.some((other) => other !== one && isSame(one, other)))).toEqual([])
      if (searches.length > 0) expect(kept[0]).toEqual(searches.at(-1))
    }),
  )
})

it.each([
  ['jobs?q=Pflege&rubrics=', { title: 'Pflege', rubric: 0, place: '' }],
  ['jobs?q=+Pflege+&rubrics=3', { title: 'Pflege', rubric: 3, place: '' }],
  ['jobs?q=Pflege&rubrics=&place=+Hof', { title: 'Pflege', rubric: 0, place: 'Hof' }],
  ['jobs?q=Pflege', null],
  ['jobs?q=+&rubrics=', null],
  ['jobs?rubrics=3', null],
  ['jobs?q=Pflege&rubrics=3&rubrics=4', null],
  ['offer?q=Pflege&rubrics=3', null],
])('recognises the address of a plain form by its fields: %s', (path, asked) => {
  expect(plainSearch(`https://jobmost.example/de/${path}`)).toEqual(asked)
})
