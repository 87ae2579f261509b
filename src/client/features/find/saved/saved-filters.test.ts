import { expect, it } from 'vitest'
import type { Filters } from '../filters/filters.ts'
import { fromSavedFilters, toSavedFilters } from './saved-filters.ts'

it('a saved search opens the list with the same filters', () => {
  const filters: Filters = {
    q: 'Pflege',
    cities: [3, 4],
    rubrics: [2],
    km: 20,
    pay: 'per_hour',
    min: 15.5,
    type: ['mini_job', 'part_time'],
    kind: ['household'],
    german: 'a2',
    days: 3,
    start: 0,
    hours: 20,
    lang: ['ru', 'de'],
  }
  expect(fromSavedFilters(toSavedFilters(filters))).toEqual(filters)
  expect(toSavedFilters({ q: 'Pflege', page: 3, sort: 'pay' })).toEqual({ q: 'Pflege' })
})
