import { expect, test } from 'vitest'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { makeEntry } from '#client/platform/testing/entries.ts'
import { isRefusedForGood } from './outbox-bids.ts'

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
