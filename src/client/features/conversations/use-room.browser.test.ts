import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOutboxStore } from '#client/platform/outbox/store.ts'
import { subscribeLive } from '#client/platform/realtime/live.ts'
import { serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import type { Room } from '#shared/contract/conversations.ts'
import { useMarkRead } from './use-room.ts'

const userId = signInForEach(2600)
const room = { id: 5, interlocutor: { name: 'Anna K.' } } as Room
const stored = () => openOutboxStore(userId()).list()
let root: Root
let show: (readSeq: number, seenSeq: number) => Promise<void>

function Messages(positions: { readSeq: number; seenSeq: number }) {
  // A fetched list has new objects.
  useMarkRead({ ...room }, userId(), positions)
  return null
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.createElement('div'))
  show = async (readSeq, seenSeq) => {
    await act(async () => root.render(createElement(Messages, { readSeq, seenSeq })))
  }
})
afterEach(async () => {
  await act(async () => root.unmount())
})

test('offline, new messages that were seen are one entry; messages read before are none', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await show(4, 0)
  await show(4, 4)
  await show(4, 6)
  // The mark on the screen has changed at once.
  await show(6, 6)
  await show(6, 7)
  await vi.waitFor(async () =>
    expect(await stored()).toMatchObject([{ kind: 'room-read', body: { roomId: 5, seq: 7 } }]),
  )
})

test('a room whose messages were all read adds nothing to the outbox', async () => {
  await show(4, 4)
  expect(await stored()).toEqual([])
})

test('a mark that a full disk refuses is not shown as read, and is tried again', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  const events = vi.fn()
  const stop = subscribeLive(events)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('x', 'QuotaExceededError')
  })
  await show(4, 6)
  await vi.waitFor(() => expect(put).toHaveBeenCalled())
  await act(async () => {})
  expect(events).not.toHaveBeenCalled()
  put.mockRestore()
  await vi.waitFor(async () => {
    await show(4, 6)
    expect(events).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'MessagesRead', data: expect.objectContaining({ seq: 6 }) }),
    )
  })
  expect(await stored()).toMatchObject([{ kind: 'room-read', body: { roomId: 5, seq: 6 } }])
  stop()
})
