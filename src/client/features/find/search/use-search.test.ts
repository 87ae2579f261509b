import { expect, test } from 'vitest'
import { withoutKeyword } from './use-search.ts'

test('a search without a keyword keeps the further filters', () => {
  const search = { q: 'driver', rubrics: '1-2', cities: '3', km: 50, min: 2000, days: 7, page: 3 }
  expect(withoutKeyword({ title: '', city: 5, rubric: 4, km: 10 }, search)).toEqual({
    cities: 5,
    rubrics: 4,
    km: 10,
    min: 2000,
    days: 7,
  })
})

test('a search for a rubric alone has neither city nor distance', () => {
  const search = { cities: '3', km: 50, sort: 'near', min: 2000 }
  expect(withoutKeyword({ title: '', city: 0, rubric: 4, km: undefined }, search)).toEqual({
    rubrics: 4,
    min: 2000,
  })
})
