import { expect, it } from 'vitest'
import { toPayload } from './payload.ts'
import type { NotificationRow } from './store.ts'

const row = (detail: string | null) =>
  ({
    id: 9,
    user_id: 1,
    kind: 'bid_received',
    subject_id: 5,
    subject_title: 'Baker',
    actor: 'Anna K.',
    detail,
    created_at: new Date(0),
  }) as unknown as NotificationRow
const reader = { language: 'de', text: null, isFirstContact: false, unread: 1 } as const

it('the push of a new bid leads to the bid, one of an earlier release to the list', () => {
  const path = '/de/cabinet/worker/user/vacancy/5/bids'
  expect(toPayload(row('7'), reader).path).toBe(`${path}#bid-7`)
  expect(toPayload(row(null), reader).path).toBe(path)
})
