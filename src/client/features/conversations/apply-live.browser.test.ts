import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { json, serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import type { Message, Room } from '#shared/contract/conversations.ts'
import { applyMessage } from './apply-live.ts'
import { roomsKey } from './keys.ts'
import { refreshRooms } from './queries.ts'
import { room } from './testing/room.ts'

const userId = signInForEach(9600)

const roomWith = (last_seq: number) => room({ last_seq })

const message: Message = {
  id: 1002,
  room_id: 5,
  seq: 2,
  client_id: 'c2',
  user_id: 2,
  text: 'Hello',
  created_at: '2026-11-21T08:00:00.000Z',
  delivered_at: null,
  read_at: null,
}

test('a message after a missed one is in the list of rooms, though a request for it had begun before', async () => {
  const client = new QueryClient()
  client.setQueryData(roomsKey(userId()), [roomWith(0)])
  const late = Promise.withResolvers<Response>()
  const answers = [late.promise, json({ data: [roomWith(2)] })]
  const requests = serve(() => answers.shift() ?? json({ data: [] }))
  void refreshRooms(client, userId())
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  applyMessage(client, userId(), message)
  late.resolve(json({ data: [roomWith(1)] }))
  const lastSeqs = () => client.getQueryData<Room[]>(roomsKey(userId()))?.map(({ last_seq }) => last_seq)
  await vi.waitFor(() => expect(lastSeqs()).toEqual([2]))
  expect(requests).toHaveLength(2)
})
