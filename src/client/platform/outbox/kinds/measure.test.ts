import { afterEach, expect, test, vi } from 'vitest'
import { makeEntry } from '#client/platform/testing/entries.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import { DAY_MS } from '#shared/durations.ts'
import { isExpired } from '../queue.ts'
import type { CacheChange } from './base/kind.ts'
import { kinds } from './measure.ts'
import { kinds as decisions } from './moderation.ts'

const entry = <Body>(body: Body) => ({ id: 'key', userId: 3, label: 'A', createdAt: 0, body })
const change = ([first]: readonly CacheChange[], data: unknown) => first?.change(data)
const held = { data: [] }
afterEach(() => vi.useRealTimers())

test('an accepted decision is among those that can be undone, in every tab, once', () => {
  const takeDown = kinds['take-down'].cacheChanges!(
    entry({ type: 'vacancy', id: 5, version: 2, reason: 'Spam', ground: 'terms' } as const),
    undefined,
  )
  expect(takeDown[0]?.queryKey).toEqual(['administration', 3, 'held'])
  const shown = change(takeDown, held) as { data: object[] }
  expect(shown.data).toMatchObject([
    { what: 'vacancies', id: 5, version: null, reason: 'Spam', ground: 'terms', measure: null },
  ])
  expect(change(takeDown, shown)).toEqual(shown)
  expect(change(takeDown, undefined)).toBeUndefined()

  // Dated when it was accepted, not when the list was read.
  vi.useFakeTimers({ now: 50_000 })
  const pause = entry({ id: 5, measure: 'pause', reason: 'Spam', days: 3 })
  expect(change(kinds.measure.cacheChanges!(pause, undefined), held)).toMatchObject({
    data: [{ what: 'measure', id: 5, measure: 'pause', days: 3, ground: null, dueAt: 50_000 + UNDO_MS }],
  })
  const unblocking = entry({ type: 'account', id: 5, reason: 'x' } as const)
  expect(change(kinds['decision-reversal'].cacheChanges!(unblocking, undefined), held)).toMatchObject({
    data: [{ what: 'measure', id: 5, measure: null, reason: 'x' }],
  })
})

test('a note cannot be undone', () => {
  const note = entry({ id: 5, measure: 'note', reason: 'x' })
  expect(kinds.measure.cacheChanges!(note, undefined)).toEqual([])
})

test('a profile or an offer shown again is so on the page of the person at once', () => {
  const offers = [5, 6].map((id) => ({ id, is_taken_down: true }))
  const person = { data: { name: 'Ada', profile_hidden_at: '2026-12-01T10:00:00Z', offers } }
  const reverse = (type: 'offer' | 'profile') =>
    change(kinds['decision-reversal'].cacheChanges!(entry({ type, id: 5, reason: 'x' }), undefined), person)
  expect(reverse('profile')).toEqual({ data: { ...person.data, profile_hidden_at: null } })
  expect(reverse('offer')).toEqual({
    data: { ...person.data, offers: [{ id: 5, is_taken_down: false }, offers[1]] },
  })
})

test('an accepted decision takes its objection or report out of the lists of open ones', () => {
  const page = { data: [{ id: 4 }, { id: 5 }], meta: { total: 22, current_page: 1 } }
  const left = { data: [{ id: 4 }], meta: { total: 21, current_page: 1 } }
  const [, list] = decisions['objection-decision'].cacheChanges!(
    entry({ id: 5, outcome: 'upheld', reason: 'x' } as const),
    undefined,
  )
  expect(list?.queryKey).toEqual(['objections', 3, 'open'])
  expect(list?.change(page)).toEqual(left)
  expect(list?.change(left)).toBe(left)
  expect(list?.change(undefined)).toBeUndefined()
  const body = { id: 5, state: 'upheld', decision: 'x', remove: true, objected_at: null } as const
  const [undoable, ...lists] = decisions['report-decision'].cacheChanges!(entry(body), undefined)
  expect(undoable?.change(held)).toMatchObject({
    data: [{ what: 'report', id: 5, reason: 'x', remove: true }],
  })
  expect(lists.map(({ queryKey }) => queryKey[2])).toEqual(LANGUAGES)
  expect(lists[0]?.change(page)).toEqual(left)
})

test('an accepted decision takes its vacancy out of the queue, in every language', () => {
  const page = { data: [{ id: 4 }, { id: 5 }], meta: { total: 22, current_page: 1 } }
  const read = { id: 5, version: 2, objected_at: null }
  const approval = decisions['vacancy-approval'].cacheChanges!(entry({ ...read, batch: 'b' }), undefined)
  expect(change(approval, held)).toMatchObject({
    data: [{ what: 'approval', id: 5, version: 2, batch: 'b', reason: null }],
  })
  const rejection = decisions['vacancy-rejection'].cacheChanges!(
    entry({ ...read, reason: 'x', ground: 'terms' }),
    undefined,
  )
  expect(change(rejection, held)).toMatchObject({
    data: [{ what: 'approval', id: 5, version: 2, batch: null, reason: 'x', ground: 'terms' }],
  })
  for (const [, ...lists] of [approval, rejection]) {
    expect(lists.map(({ queryKey }) => queryKey)).toEqual(
      LANGUAGES.map((language) => ['moderation', 3, language, 'pending']),
    )
    expect(lists[0]?.change(page)).toEqual({ data: [{ id: 4 }], meta: { total: 21, current_page: 1 } })
  }
})

test('a measure must be confirmed after a day on the device, and can be sent until then', () => {
  const pause = makeEntry({ kind: 'measure', body: kinds.measure.stored.body, createdAt: 0 })
  expect(isExpired(pause, DAY_MS)).toBe(false)
  expect(isExpired(pause, DAY_MS + 1)).toBe(true)
  expect(isExpired({ ...pause, confirmedAt: DAY_MS }, 2 * DAY_MS)).toBe(false)
  // What names the text or the decision that was read is refused by the server if somebody has decided since.
  const takeDown = makeEntry({ kind: 'take-down', body: kinds['take-down'].stored.body, createdAt: 0 })
  expect(isExpired(takeDown, 2 * DAY_MS)).toBe(false)
})

test('a measure and its reversal, a take-down and its reversal keep their order', () => {
  const { 'take-down': takeDown, measure, 'decision-reversal': reversal } = kinds
  const reason = 'x'
  expect(reversal.lane({ type: 'account', id: 5, reason })).toBe(
    measure.lane({ id: 5, measure: 'block', reason }),
  )
  expect(reversal.lane({ type: 'offer', id: 5, reason })).toBe(
    takeDown.lane({ type: 'offer', id: 5, reason }),
  )
})

test('the answer to a decision, with data of other people, is not kept', async () => {
  const call = {
    get: () => Promise.reject(new Error('nothing to get')),
    send: async () => ({ data: { phone: '1' } }),
  }
  for (const kind of [...Object.values(kinds), ...Object.values(decisions)])
    expect(await kind.send(entry(kind.stored.body) as never, call)).toBe('done')
})
