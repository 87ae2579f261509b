import { expect, it } from 'vitest'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import {
  byUnansweredBids,
  canRenew,
  filterVacancies,
  hasUnanswered,
  pageOfOwn,
  statesOfOwn,
} from './states.ts'
import { parseVacanciesSearch } from './vacancies-address.ts'

const NOW = Date.parse('2026-03-01T00:00:00Z')
const vacancy = (facts: Partial<Vacancy>): Vacancy =>
  ({
    id: 1,
    published: true,
    pay_type: 'per_hour',
    moderation_state: 'pending',
    published_at: null,
    expires_at: null,
    closed_at: null,
    close_reason: null,
    ...facts,
  }) as Vacancy
const approved = { moderation_state: 'approved', expires_at: '2026-04-01T00:00:00Z' } as const

it('a new vacancy is listed under pending', () => {
  expect(statesOfOwn(vacancy({}), NOW)).toEqual(['pending'])
})

it('a vacancy with a changed text that waits for approval is listed under both states', () => {
  expect(statesOfOwn(vacancy({ ...approved, moderation_state: 'pending' }), NOW)).toEqual([
    'active',
    'pending',
  ])
})

it('a vacancy after its last day is expired, a filled one is closed', () => {
  const over = { ...approved, expires_at: '2026-02-01T00:00:00Z' }
  expect(statesOfOwn(vacancy(over), NOW)).toEqual(['expired'])
  expect(statesOfOwn(vacancy({ ...over, closed_at: '2026-01-01T00:00:00Z' }), NOW)).toEqual(['closed'])
})

it('a vacancy can be renewed when that extends it: after its end or within 30 days before', () => {
  const ends = (expires_at: string | null, closed_at: string | null = null) => ({ expires_at, closed_at })
  expect(canRenew(ends('2026-03-31T00:00:00Z'), NOW)).toBe(true)
  expect(canRenew(ends('2026-02-01T00:00:00Z'), NOW)).toBe(true)
  expect(canRenew(ends('2026-03-31T00:00:01Z'), NOW)).toBe(false)
  expect(canRenew(ends('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z'), NOW)).toBe(false)
  expect(canRenew(ends(null), NOW)).toBe(false)
})

it('a hidden or paused vacancy is not active', () => {
  expect(statesOfOwn(vacancy({ ...approved, published: false }), NOW)).toEqual(['hidden'])
  expect(statesOfOwn(vacancy({ published: false }), NOW)).toEqual(['pending', 'hidden'])
  const over = { ...approved, expires_at: '2026-02-01T00:00:00Z', published: false }
  expect(statesOfOwn(vacancy(over), NOW)).toEqual(['expired', 'hidden'])
  expect(statesOfOwn(vacancy({ ...over, closed_at: '2026-01-01T00:00:00Z' }), NOW)).toEqual(['closed'])
})

it('vacancies that the owner is asked about come first', () => {
  const list = [vacancy({ id: 1 }), vacancy({ id: 2, asked_at: '2026-02-28T00:00:00Z' }), vacancy({ id: 3 })]
  expect(filterVacancies(list, {}, NOW).map(({ id }) => id)).toEqual([2, 1, 3])
})

it('vacancies with new bids come before those with unanswered ones, and both before the others', () => {
  const list = [
    vacancy({ id: 1, new_rates_count: 0, waiting_rates_count: 0 }),
    vacancy({ id: 2, new_rates_count: 0, waiting_rates_count: 3 }),
    vacancy({ id: 3, new_rates_count: 1, waiting_rates_count: 1 }),
  ]
  expect(list.toSorted(byUnansweredBids).map(({ id }) => id)).toEqual([3, 2, 1])
  expect(list.map(hasUnanswered)).toEqual([false, true, true])
})

it('both filters apply together', () => {
  const list = [
    vacancy({ id: 1, ...approved }),
    vacancy({ id: 2 }),
    vacancy({ id: 3, ...approved, pay_type: 'per_month' }),
  ]
  const ids = (search: object) => filterVacancies(list, search, NOW).map(({ id }) => id)
  expect(ids({})).toEqual([1, 2, 3])
  expect(ids({ state: 'active' })).toEqual([1, 3])
  expect(ids({ state: 'active', pay: 'per_month' })).toEqual([3])
})

it('the search finds all words in the title, in any case and order', () => {
  const list = ['Fensterputzer (m/w/d)', 'Glasreiniger', 'Putzer für Fenster'].map((title, index) =>
    vacancy({ id: index + 1, title }),
  )
  const ids = (q: string) => filterVacancies(list, parseVacanciesSearch({ q }), NOW).map(({ id }) => id)
  expect(ids('fenster PUTZER')).toEqual([1, 3])
  expect(ids('glas')).toEqual([2])
  expect(ids('glas putzer')).toEqual([])
  expect(ids('  ')).toEqual([1, 2, 3])
  expect(parseVacanciesSearch({ q: 12 })).toEqual({ q: '12' })
})

it('an invalid value in the address is ignored', () => {
  expect(parseVacanciesSearch({ state: 'nice', pay: 7, other: 1 })).toEqual({})
  expect(parseVacanciesSearch({ state: 'closed', pay: 'per_hour' })).toEqual({
    state: 'closed',
    pay: 'per_hour',
  })
})

it('a page of the list has 20 vacancies; a page after the last one is the last one', () => {
  const list = Array.from({ length: 41 }, (_, index) => vacancy({ id: index + 1 }))
  const page = (number?: number) => {
    const { vacancies, ...meta } = pageOfOwn(list, number)
    return [vacancies.map(({ id }) => id).slice(0, 1), vacancies.length, meta]
  }
  expect(page()).toEqual([[1], 20, { current_page: 1, last_page: 3 }])
  expect(page(3)).toEqual([[41], 1, { current_page: 3, last_page: 3 }])
  expect(page(9)).toEqual(page(3))
  expect(pageOfOwn([]).last_page).toBe(1)
})

it('the address names no page but a whole one after the first', () => {
  for (const page of [1, 0, -2, 1.5, 'x', null]) expect(parseVacanciesSearch({ page })).toEqual({})
  expect(parseVacanciesSearch({ page: '3' })).toEqual({ page: 3 })
})
