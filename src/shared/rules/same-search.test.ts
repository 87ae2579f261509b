import { expect, it } from 'vitest'
import { isSameSearch } from './same-search.ts'

it('compares what searches find, not how they are written', () => {
  const search = { q: 'Koch', city_ids: [1, 2], employment_type: ['mini_job'], pay_min: 15 }
  expect(isSameSearch(search, search)).toBe(true)
  expect(
    isSameSearch(search, {
      pay_min: '15',
      employment_type: 'mini_job',
      city_ids: [2, 1],
      rubric_ids: [],
      q: ' koch ',
      sort: 'pay',
    }),
  ).toBe(true)
  // The default radius of a keyword search in a city.
  expect(isSameSearch(search, { ...search, radius_km: 25 })).toBe(true)
  expect(isSameSearch({ city_ids: [1] }, { city_ids: [1], radius_km: 0 })).toBe(true)
})

it.each([
  [{ q: 'Koch' }, { q: 'Koch', pay_min: 15 }],
  [{ q: 'Koch' }, { q: 'Köchin' }],
  [{ city_ids: [1] }, { city_ids: [1, 2] }],
  [{ city_ids: [1] }, { rubric_ids: [1] }],
  [
    { q: 'Koch', city_ids: [1] },
    { q: 'Koch', city_ids: [1], radius_km: 0 },
  ],
  [
    { lat: 52, lon: 13, radius_km: 10 },
    { lat: 52, lon: 13, radius_km: 20 },
  ],
])('tells %o from %o', (a, b) => {
  expect(isSameSearch(a, b)).toBe(false)
})
