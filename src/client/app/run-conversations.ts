import type { QueryClient } from '@tanstack/react-query'
import { applyLive } from '#client/features/conversations/apply-live.ts'
import { persistMessages } from '#client/features/conversations/persist-messages.ts'
import { pollRooms } from '#client/features/conversations/poll-rooms.ts'
import { prefetchMessages } from '#client/features/conversations/prefetch-messages.ts'
import { refreshRooms } from '#client/features/conversations/queries.ts'
import { confirmDelivery } from '#client/features/conversations/receipts.ts'
import { playSoundOnUnread, showUnread } from '#client/features/conversations/show-unread.ts'
import { otherUnreadCount } from '#client/features/notifications/unread-count.ts'
import { isLeader, subscribeLeader } from '#client/platform/device/leader.ts'
import { getSession, subscribeSession } from '#client/platform/device/session/page.ts'
import { drain } from '#client/platform/outbox/outbox.ts'
import { leadRealtime } from '#client/platform/realtime/lead.ts'
import { isLive, subscribeLive, subscribeLiveStatus } from '#client/platform/realtime/live.ts'

// A tab that releases the leader lock gets it back at once if no other tab queues. The connection must survive that.
const STOP_AFTER_MS = 1500

type Running = { userId: number; stop: () => void }

/**
 * Runs conversations in the background. Every tab shows events; the leader holds the connection, polls the unread count
 * and plays the sound.
 */
export function runConversations(client: QueryClient): void {
  let running: Running | undefined
  const follow = () => {
    const userId = getSession()?.userId
    if (running?.userId === userId) return
    running?.stop()
    running = userId === undefined ? undefined : { userId, stop: runFor(client, userId) }
  }
  subscribeSession(follow)
  follow()
}

function runFor(client: QueryClient, userId: number): () => void {
  let stopLeading: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const lead = () => {
    const stops = [
      leadRealtime(userId),
      pollRooms(client, userId),
      playSoundOnUnread(client, userId),
      confirmDelivery(client, userId),
      prefetchMessages(client, userId),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
  const follow = () => {
    clearTimeout(timer)
    if (isLeader()) stopLeading ??= lead()
    else
      timer = setTimeout(() => {
        stopLeading?.()
        stopLeading = undefined
      }, STOP_AFTER_MS)
  }
  const stops = [
    subscribeLive((event) => applyLive(client, userId, event)),
    // Connected again: entries need not wait for their next attempt.
    subscribeLiveStatus(() => isLive() && void drain({ isBackOnline: true })),
    showUnread(client, userId, otherUnreadCount),
    persistMessages(client, userId),
    subscribeLeader(follow),
  ]
  follow()
  // The leader may have fetched the rooms before this tab listened.
  if (!isLeader()) refreshRooms(client, userId).catch(() => undefined)
  return () => {
    clearTimeout(timer)
    stopLeading?.()
    for (const stop of stops) stop()
  }
}
