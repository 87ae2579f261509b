import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/platform/api/errors.ts'
import type { Message } from '#shared/contract/conversations.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { UNKNOWN } from './events.ts'
import { fillGaps } from './fill-gaps.ts'
import { conversationKey, roomsKey } from './keys.ts'

const USER = 1
const ROOM = 5

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A room of which a newer message is known, and a server that refuses to give it. @returns how often it was asked */
function openRoom(error: ApiError) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const server = { requests: 0, isIll: true }
  const upTo = (lastSeq: number) => ({
    ...UNKNOWN,
    messages: Array.from({ length: lastSeq }, (_, index) => ({ seq: index + 1 }) as Message),
    lastSeq,
  })
  client.setQueryDefaults(conversationKey(USER, ROOM), {
    queryFn: async () => {
      server.requests += 1
      if (server.isIll) throw error
      return upTo(3)
    },
  })
  client.setQueryData(conversationKey(USER, ROOM), upTo(1))
  client.setQueryData(roomsKey(USER), [{ id: ROOM, last_seq: 3 }])
  return { server, stop: fillGaps(client, USER, ROOM) }
}

test('a server that cannot give the missing messages is asked less and less often', async () => {
  const { server, stop } = openRoom(new ApiError({ status: 500, code: 'server_error' }))
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(server.requests).toBeGreaterThan(10)
  expect(server.requests).toBeLessThan(30)
  server.isIll = false
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  const enough = server.requests
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(server.requests).toBe(enough)
  stop()
})

test('it is asked again only after its Retry-After', async () => {
  const { server, stop } = openRoom(
    new ApiError({ status: 429, code: 'too_many_requests', retryAfterSeconds: 40 }),
  )
  await vi.advanceTimersByTimeAsync(39_000)
  expect(server.requests).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.requests).toBe(2)
  stop()
})
