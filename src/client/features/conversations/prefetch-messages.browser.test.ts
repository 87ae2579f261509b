import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { json, refusal, serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import { roomsKey } from './keys.ts'
import { readStored } from './message-store.ts'
import { prefetchMessages } from './prefetch-messages.ts'

const userId = signInForEach(9500)

const message = (room_id: number) => ({
  id: room_id,
  room_id,
  seq: 1,
  client_id: `c${room_id}`,
  user_id: 2,
  text: 'Hello',
  created_at: '2026-11-21T08:00:00.000Z',
  delivered_at: null,
  read_at: null,
})

const pageOf = (room_id: number) => ({
  data: [message(room_id)],
  meta: { last_seq: 1, read_seq: 0, interlocutor_delivered_seq: 0, interlocutor_read_seq: 0 },
})

const roomOf = ({ url }: Request) => Number(/rooms\/(\d+)/.exec(url)?.[1])

test('a room whose messages the server cannot give does not hold up the others, and is not asked again at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const requests = serve((request) =>
    roomOf(request) === 1 ? refusal(500, 'server_error') : json(pageOf(roomOf(request))),
  )
  const client = new QueryClient()
  const rooms = [1, 2, 3].map((id) => ({ id, last_seq: 1 }))
  client.setQueryData(roomsKey(userId()), rooms)
  onTestFinished(prefetchMessages(client, userId()))
  vi.advanceTimersByTime(4000)
  await vi.waitFor(async () => expect(await readStored(userId(), 3)).toBeDefined())
  expect(requests.map(roomOf)).toEqual([1, 2, 3])
  client.setQueryData(roomsKey(userId()), [...rooms, { id: 4, last_seq: 1 }])
  vi.advanceTimersByTime(4000)
  await vi.waitFor(async () => expect(await readStored(userId(), 4)).toBeDefined())
  expect(requests.map(roomOf)).toEqual([1, 2, 3, 4])
})
