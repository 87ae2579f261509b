import { expect, it } from 'vitest'
import { parseDeletionSearch, parseLoginSearch } from './search.ts'

it.each([
  [{ ended: 'expired' }, { ended: 'expired' }],
  [{ ended: true }, { ended: 'unknown' }],
  [{ ended: '<b>' }, { ended: 'unknown' }],
  [{}, {}],
])('the login page reads why a session has ended: %o', (query, search) => {
  expect(parseLoginSearch(query)).toEqual(search)
})

it.each([
  [
    { until: '2026-12-11', mailed: true, handed: true, alone: true, boss: true },
    { until: '2026-12-11', mailed: true, handed: true, alone: true, boss: true },
  ],
  [{ until: '2026-99-99', mailed: 'yes', handed: 1, other: true }, {}],
  [{ until: 'tomorrow' }, {}],
])('the page after a deletion was requested reads until when: %o', (query, search) => {
  expect(parseDeletionSearch(query)).toEqual(search)
})
