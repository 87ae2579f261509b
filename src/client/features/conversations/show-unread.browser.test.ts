import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { roomsKey } from './keys.ts'
import { playSoundOnUnread } from './show-unread.ts'

const USER = 7
const sounds: number[] = []
const client = new QueryClient()
const unread = (new_message_count: number) => client.setQueryData(roomsKey(USER), [{ new_message_count }])
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  client.clear()
  sounds.length = 0
  unread(2)
  stop = playSoundOnUnread(client, USER, (volume) => sounds.push(volume))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('messages that were unread at the start make no sound, a new one makes one at half volume', () => {
  vi.advanceTimersByTime(1000)
  expect(sounds).toEqual([])
  unread(3)
  vi.advanceTimersByTime(1000)
  expect(sounds).toEqual([0.5])
})

test('several messages within a moment make one sound, a later one makes another', () => {
  for (const count of [3, 4, 5]) {
    unread(count)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(1000)
  expect(sounds).toHaveLength(1)
  unread(6)
  vi.advanceTimersByTime(1000)
  expect(sounds).toHaveLength(2)
})

test('a message that a visible room reads at once makes no sound, nor do messages read elsewhere', () => {
  unread(3)
  vi.advanceTimersByTime(300)
  unread(2)
  vi.advanceTimersByTime(1000)
  unread(0)
  vi.advanceTimersByTime(1000)
  expect(sounds).toEqual([])
})
