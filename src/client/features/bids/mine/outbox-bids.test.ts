import { expect, test } from 'vitest'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { makeEntry } from '#client/platform/testing/entries.ts'
import { isRefusedForGood, withdrawalOfDiscarded } from './outbox-bids.ts'

const refused = (code: string) =>
  makeEntry({ state: 'failed', error: { code, message: '', errors: {} } as never }) as EntryOf<'bid'>

test('a bid on a closed vacancy is refused for good, one with an invalid field is not', () => {
  expect(isRefusedForGood(refused('vacancy_closed'))).toBe(true)
  expect(isRefusedForGood(refused('already_bid'))).toBe(true)
  expect(isRefusedForGood(refused('chat_blocked'))).toBe(true)
  expect(isRefusedForGood(refused('invalid'))).toBe(false)
  expect(isRefusedForGood(refused('employer_blocked'))).toBe(false)
  expect(isRefusedForGood(makeEntry() as EntryOf<'bid'>)).toBe(false)
})

test('a discarded bid that may have arrived is withdrawn, but not the bid that stands in its place', () => {
  const body = { slug: 'a', text: 'Gladly', pay_amount: null, pay_type: null, jobVersion: 1, replaces: 7 }
  const withdrawn = (some: object) => withdrawalOfDiscarded(makeEntry({ body, ...some }) as EntryOf<'bid'>)
  const withdrawal = { kind: 'bid-withdrawal', label: 'Babysitter', body: { slug: 'a', except: 7 } }
  expect(withdrawn({ attempts: 1 })).toEqual(withdrawal)
  expect(withdrawn({ ...refused('unexpected'), body })).toEqual(withdrawal)
  expect(withdrawn({ attempts: 1, hadNetwork: false })).toBeNull()
  expect(withdrawn({ attempts: 0 })).toBeNull()
  // From another device.
  expect(withdrawalOfDiscarded(refused('already_bid'))).toBeNull()
  expect(withdrawalOfDiscarded(refused('vacancy_closed'))).toBeNull()
})
