import { expect, test } from 'vitest'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { makeEntry } from '#client/platform/testing/entries.ts'
import { DAY_MS } from '#shared/durations.ts'
import { changeOfWaiting, measuresOf, waitingTakeDown } from './waiting-measures.ts'

const waiting = (kind: OutboxEntry['kind'], body: object, some: Partial<OutboxEntry> = {}) =>
  makeEntry({ kind, body: { reason: 'Spam', ...body } as never, ...(some as object) })
const block = waiting('measure', { id: 5, measure: 'block', ground: 'fraud' }, { createdAt: 1000 })
const unblocking = waiting('decision-reversal', { type: 'account', id: 5 })

test('a waiting measure shows the person as it will make them', () => {
  expect(changeOfWaiting(measuresOf([block], 5))).toEqual({
    blocked_at: new Date(1000).toISOString(),
    blocked_reason: 'Spam',
    blocked_ground: 'fraud',
    blocked_until: null,
  })
  const pause = waiting('measure', { id: 5, measure: 'pause', days: 2 })
  expect(changeOfWaiting(measuresOf([pause], 5)).blocked_until).toBe(new Date(2 * DAY_MS).toISOString())
  expect(changeOfWaiting(measuresOf([block, unblocking], 5)).blocked_at).toBeNull()
  const shown = waiting('decision-reversal', { type: 'profile', id: 5 })
  expect(changeOfWaiting(measuresOf([shown], 5))).toEqual({ profile_hidden_at: null })
})

test('a refused one, a note and one about somebody else change nothing', () => {
  const refused = { ...block, state: 'failed' } as OutboxEntry
  const note = waiting('measure', { id: 5, measure: 'note' })
  const offer = waiting('decision-reversal', { type: 'offer', id: 5 })
  expect(measuresOf([refused, note, offer], 5)).toEqual([refused, note])
  expect(changeOfWaiting(measuresOf([refused, note, offer], 5))).toEqual({})
  expect(measuresOf([block], 6)).toEqual([])
})

test('a vacancy or offer is taken down by the last decision in the outbox', () => {
  const takeDown = waiting('take-down', { type: 'offer', id: 7 })
  const reversal = waiting('decision-reversal', { type: 'offer', id: 7 })
  expect(waitingTakeDown([takeDown], 'offers', 7)).toBe('take-down')
  expect(waitingTakeDown([takeDown, reversal], 'offers', 7)).toBe('reversal')
  expect(waitingTakeDown([takeDown], 'vacancies', 7)).toBeNull()
  expect(waitingTakeDown([{ ...takeDown, state: 'failed' } as OutboxEntry], 'offers', 7)).toBeNull()
  expect(waitingTakeDown([waiting('take-down', { type: 'vacancy', id: 7 })], 'vacancies', 7)).toBe(
    'take-down',
  )
})
