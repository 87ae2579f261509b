import { expect, test } from 'vitest'
import { makeEntry } from '#client/platform/testing/entries.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { withWaitingEnds, withWaitingFlags, withWaitingTexts } from './waiting-postings.ts'

const posting = (id: number) => ({
  id,
  name: `Offer ${id}`,
  published: true,
  rubric: { id: 1, name: 'Childcare' },
  city: { id: 2, name: 'Jena' },
})
const refused = { state: 'failed', error: { code: 'changed_elsewhere', message: '' } } as const
const change = (id: number, fields: object, some: object = {}) =>
  makeEntry({ kind: 'offer-change', body: { id, version: 1, fields } as never, ...some })

test('the last waiting text is shown, a refused one is not', () => {
  const entries = [
    change(1, { name: 'First' }),
    change(1, { name: 'Second', city_id: 3 }),
    change(2, { name: 'Refused' }, refused),
  ]
  expect(withWaitingTexts('offer', [posting(1), posting(2)], entries)).toEqual([
    { ...posting(1), name: 'Second', city: { id: 3, name: '' } },
    posting(2),
  ])
  expect(withWaitingTexts('vacancy', [posting(1)], entries)).toEqual([posting(1)])
})

test('a posting whose deletion waits is left out', () => {
  const removal = (some: object) => makeEntry({ kind: 'offer-removal', body: { id: 1 }, ...some })
  expect(withWaitingTexts('offer', [posting(1), posting(2)], [removal({})])).toEqual([posting(2)])
  expect(withWaitingTexts('offer', [posting(1)], [removal(refused)])).toEqual([posting(1)])
})

test('the last waiting publish flag is shown', () => {
  const flag = (published: boolean) =>
    makeEntry({ kind: 'posting-flag', body: { type: 'offer', id: 1, published } })
  const shown = withWaitingFlags('offer', [posting(1), posting(2)], [flag(true), flag(false)])
  expect(shown.map(({ published }) => published)).toEqual([false, true])
})

test('a vacancy is closed or open as the last waiting step will make it', () => {
  const step = (kind: 'vacancy-closing' | 'vacancy-reopening') =>
    makeEntry({ kind, lane: 'posting:vacancy:1', body: { id: 1 } })
  const vacancy = (closed_at: string | null) => [{ id: 1, closed_at } as Vacancy]
  const isClosed = (shown: Vacancy[]) => shown[0]?.closed_at !== null
  expect(isClosed(withWaitingEnds(vacancy(null), [step('vacancy-closing')]))).toBe(true)
  const both = [step('vacancy-closing'), step('vacancy-reopening')]
  expect(isClosed(withWaitingEnds(vacancy('2026-11-21'), both))).toBe(false)
})
