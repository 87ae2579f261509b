import { expect, it } from 'vitest'
import { makeEntry } from '#client/platform/testing/entries.ts'
import type { Waiting } from '#shared/contract/administration.ts'
import type { ContactState } from '#shared/contract/contact-messages.ts'
import { withoutDecided } from './without-decided.ts'

const OLDEST = '2026-11-22T10:00:00Z'
const queue = (count: number) => ({ count, oldest_at: OLDEST })
const waiting: Waiting = {
  role: 'administrator',
  queues: { vacancies: queue(4), reports: queue(1), objections: null, messages: queue(2) },
}
const lengths = (...entries: Parameters<typeof makeEntry>[0][]) => {
  const { queues } = withoutDecided(waiting, entries.map(makeEntry))
  return [queues.vacancies?.count, queues.reports?.count, queues.objections, queues.messages?.count]
}
const approval = (id: number) =>
  ({
    kind: 'vacancy-approval',
    lane: `vacancy-decision:${id}`,
    body: { id, version: 1, objected_at: null },
  }) as const
const moved = (state: ContactState, from: ContactState) =>
  ({ kind: 'contact-state', lane: 'contact-message:5', body: { id: 5, state, from } }) as const
const reply = (replies_read: number) =>
  ({ kind: 'contact-reply', lane: 'contact-message:5', body: { id: 5, text: 'x', replies_read } }) as const

it('decisions that wait in the outbox shorten their queues; refused ones do not', () => {
  expect(lengths(approval(1), approval(2), { ...approval(3), state: 'failed' })).toEqual([2, 1, null, 2])
  const decision = { id: 7, state: 'upheld', decision: 'x', remove: false, objected_at: null } as const
  const { queues } = withoutDecided(waiting, [
    makeEntry({ kind: 'report-decision', lane: 'report-decision:7', body: decision }),
  ])
  expect(queues.reports).toEqual({ count: 0, oldest_at: null })
  expect(queues.vacancies).toEqual(queue(4))
})

it('a message leaves the queue of open ones once, and comes back from spam', () => {
  expect(lengths(reply(0))).toEqual([4, 1, null, 1])
  expect(lengths(reply(0), moved('spam', 'open'))).toEqual([4, 1, null, 1])
  expect(lengths(reply(2))).toEqual([4, 1, null, 2])
  expect(lengths(moved('spam', 'answered'))).toEqual([4, 1, null, 2])
  expect(lengths(moved('done', 'open'))).toEqual([4, 1, null, 1])
  expect(lengths(moved('open', 'done'))).toEqual([4, 1, null, 3])
  expect(lengths(moved('open', 'spam'))).toEqual([4, 1, null, 3])
})
