import { expect, test } from 'vitest'
import { kinds } from './block.ts'

const room = { interlocutor: { id: 5 }, is_blocked: false, can_write: true }
const changed = (isBlocked: boolean, value: unknown) =>
  kinds.block
    .cacheChanges?.(
      { id: 'key', userId: 3, label: 'Anna', createdAt: 0, body: { userId: 5, isBlocked } },
      undefined,
    )
    .map(({ change }, index) => change(index === 0 ? [value] : index === 1 ? value : undefined))

test('an accepted block and its end are in rooms and settings before anything is refetched', () => {
  const blocked = { ...room, is_blocked: true, can_write: false }
  expect(changed(true, room)).toEqual([[blocked], blocked, true])
  // The other member may have blocked the current user too: only a refetch shows whether they may write.
  const ended = { ...blocked, is_blocked: false }
  expect(changed(false, blocked)).toEqual([[ended], ended, false])
  const other = { ...room, interlocutor: { id: 6 } }
  expect(changed(true, other)).toEqual([[other], other, true])
})
