import { expect, it } from 'vitest'
import type { ResolvedQuery } from '../query/resolved-query.ts'
import { isCountedByCell } from './cell-counts.ts'

const all: ResolvedQuery = {
  now: new Date('2026-11-27T12:00:00Z'),
  tiers: null,
  cityIds: null,
  cityOrder: null,
  rubricIds: [],
  facets: null,
  payMin: null,
  payColumn: 'month_cents',
  since: null,
  startsBy: null,
  hoursMax: null,
  names: [],
  except: [],
  sort: 'new',
}

it('cells count rubrics and facets in any order', () => {
  expect(isCountedByCell(all)).toBe(true)
  expect(isCountedByCell({ ...all, rubricIds: [1], facets: { pay_type: [0] }, sort: 'pay' })).toBe(true)
})

it.each<Partial<ResolvedQuery>>([
  { tiers: { all: ['baker'], partial: null, fastSubset: null } },
  { cityIds: [1] },
  { payMin: 1 },
  { since: all.now },
  { startsBy: 0 },
  { hoursMax: 10 },
  { names: ['Baker'] },
  { except: [1] },
])('cells do not count another filter: %o', (filter) => {
  expect(isCountedByCell({ ...all, ...filter })).toBe(false)
})
