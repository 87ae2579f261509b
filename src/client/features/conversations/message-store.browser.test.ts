import { afterEach, expect, test, vi } from 'vitest'
import { deleteUserDatabase } from '#client/platform/device/storage/stores.ts'
import type { Message } from '#shared/contract/conversations.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { applyMessages, UNKNOWN } from './events.ts'
import { cancelPendingWrites, readStored, removeOthers, store, storeSoon } from './message-store.ts'

const USER = 77
const ROOM = 5

const message = (seq: number): Message => ({
  id: seq,
  room_id: ROOM,
  seq,
  client_id: `c${seq}`,
  user_id: 2,
  text: `text ${seq}`,
  created_at: '2026-11-21T08:00:00.000Z',
  delivered_at: null,
  read_at: null,
})
const conversationOf = (count: number) =>
  applyMessages(
    UNKNOWN,
    Array.from({ length: count }, (_, index) => message(index + 1)),
  )

afterEach(() => deleteUserDatabase(USER))

test('the last 200 messages of a room are restored with their age', async () => {
  const savedAt = Date.now() - MINUTE_MS
  storeSoon(USER, ROOM, () => ({ conversation: conversationOf(250), savedAt }))
  await vi.waitFor(async () => expect(await readStored(USER, ROOM)).toBeDefined(), 3000)
  const stored = await readStored(USER, ROOM)
  expect(stored?.savedAt).toBe(savedAt)
  expect(stored?.conversation.messages.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 51),
  )
})

test('a message that arrives while the room is being stored is stored too', async () => {
  let conversation = conversationOf(1)
  storeSoon(USER, ROOM, () => ({ conversation, savedAt: 1 }))
  conversation = conversationOf(2)
  await vi.waitFor(
    async () => expect((await readStored(USER, ROOM))?.conversation.messages.length).toBe(2),
    3000,
  )
})

test('storing keeps what another tab has stored: older messages, newer ones, and the later age', async () => {
  const { messages } = conversationOf(120)
  const part = (from: number, to: number) => applyMessages(UNKNOWN, messages.slice(from, to))
  await store(USER, ROOM, { conversation: part(0, 100), savedAt: 9 })
  await Promise.all([
    store(USER, ROOM, { conversation: part(90, 110), savedAt: 5 }),
    store(USER, ROOM, { conversation: part(80, 120), savedAt: 7 }),
  ])
  const stored = await readStored(USER, ROOM)
  expect(stored?.conversation.messages.map(({ seq }) => seq)).toEqual(messages.map(({ seq }) => seq))
  expect(stored?.savedAt).toBe(9)
})

test('nothing of a room remains after its user has signed out', async () => {
  storeSoon(USER, ROOM, () => ({ conversation: conversationOf(1), savedAt: 1 }))
  await vi.waitFor(async () => expect(await readStored(USER, ROOM)).toBeDefined(), 3000)
  await deleteUserDatabase(USER)
  expect(await readStored(USER, ROOM)).toBeUndefined()
})

test('a pending write does not happen after signing out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storeSoon(USER, ROOM, () => ({ conversation: conversationOf(1), savedAt: 1 }))
  cancelPendingWrites(USER)
  await deleteUserDatabase(USER)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(await readStored(USER, ROOM)).toBeUndefined()
})

test('messages of deleted rooms are removed, but not those of a room that is newer than the list', async () => {
  const conversation = conversationOf(1)
  for (const [room, savedAt] of [
    [1, 5],
    [2, 5],
    [3, 20],
  ] as const)
    await store(USER, room, { conversation, savedAt })
  // Nobody has written in it: the list lacks it.
  await store(USER, 4, { conversation: UNKNOWN, savedAt: 5 })
  await removeOthers(USER, new Set([1]), 10)
  const left = await Promise.all([1, 2, 3, 4].map((room) => readStored(USER, room)))
  expect(left.map((one) => one !== undefined)).toEqual([true, false, true, true])
})
