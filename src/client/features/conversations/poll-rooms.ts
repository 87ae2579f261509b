import type { QueryClient } from '@tanstack/react-query'
import { getConnection, subscribeConnection } from '#client/platform/api/connection.ts'
import {
  isLive,
  isSubscribedTo,
  publishLive,
  SUBSCRIBED_WITHIN_MS,
  subscribeLive,
  subscribeLiveStatus,
} from '#client/platform/realtime/live.ts'
import { userChannel } from '#shared/contract/realtime.ts'
import { ROOMS_FETCHED } from './apply-live.ts'
import { nextPollAfter } from './poll-schedule.ts'
import { refreshRooms } from './queries.ts'

// Several triggers come together (tab visible, online): one request serves them all.
const SOON_MS = 300
// After an outage all devices would otherwise poll in the same second.
const BACK_JITTER_MS = 1000
// A slow server looks like an outage that ends again and again. A poll at each end would keep it slow.
const BACK_AT_LEAST_MS = 10_000

/**
 * Polls the rooms for all tabs, and at once when the tab becomes visible, the device comes online or events come again.
 * Returns a function that stops it.
 */
export function pollRooms(client: QueryClient, userId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let polledAt = 0
  const wait = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(poll, ms)
  }
  const isVisible = () => document.visibilityState === 'visible'
  const waitForNext = () =>
    wait(nextPollAfter({ isConnected: isLive(), isVisible: isVisible() }, Math.random()))
  const poll = async () => {
    polledAt = Date.now()
    try {
      // The browser's cache sends the last ETag, so an unchanged list costs only headers.
      const rooms = await refreshRooms(client, userId)
      if (!isStopped) publishLive({ channel: '', name: ROOMS_FETCHED, data: rooms })
    } catch {
      // The next poll tries again.
    }
    waitForNext()
  }
  const pollWhenVisible = () => {
    if (isVisible()) wait(SOON_MS)
  }
  document.addEventListener('visibilitychange', pollWhenVisible)
  window.addEventListener('focus', pollWhenVisible)
  const stops = [
    subscribeConnection(() => {
      const untilNextMs = polledAt + BACK_AT_LEAST_MS - Date.now()
      if (getConnection() === 'back') wait(Math.max(SOON_MS, untilNextMs) + Math.random() * BACK_JITTER_MS)
    }),
    subscribeLiveStatus(() => isLive() || waitForNext()),
    // The engine does not replay events after a gap: fetch what came since.
    subscribeLive((event) => {
      if (isSubscribedTo(event, userChannel(userId))) wait(0)
    }),
  ]
  wait(SUBSCRIBED_WITHIN_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', pollWhenVisible)
    window.removeEventListener('focus', pollWhenVisible)
    for (const stop of stops) stop()
  }
}
