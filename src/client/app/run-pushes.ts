import type { QueryClient } from '@tanstack/react-query'
import { refreshRooms } from '#client/features/conversations/queries.ts'
import { refreshNotifications } from '#client/features/notifications/queries.ts'
import { getSession } from '#client/platform/device/session/page.ts'
import { inLanguage } from '#client/platform/push/address.ts'
import { consumePendingPath } from '#client/platform/push/push-store.ts'
import { subscribePushes } from '#client/platform/push/pushes.ts'
import { closeOutdatedNotifications } from '#client/platform/push/shown.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import type { AppRouter } from './router.ts'

// Long enough for browsers to count the notification as shown: they end a subscription whose pushes show nothing.
const CLOSE_AFTER_MS = 1000

/** Handles messages of the service worker: a push has arrived, or a notification was clicked. */
export function runPushes(client: QueryClient, router: AppRouter): void {
  const isVisible = () => document.visibilityState === 'visible'
  const go = (path: string) => router.navigate({ href: inLanguage(path, currentLanguage()) })
  const openPendingPath = async () => {
    const path = await consumePendingPath(Date.now())
    if (path) await go(path)
  }
  subscribePushes({
    // The worker has stored the target too, in case the page misses the message.
    onOpen: (path) => void consumePendingPath(Date.now()).then(() => go(path)),
    onPush: ({ tag, room_id }) => {
      const userId = getSession()?.userId
      if (userId === undefined) return
      refreshNotifications(client, userId)
      if (room_id === null) return
      refreshRooms(client, userId).catch(() => undefined)
      const isOnScreen = isVisible() && router.state.location.pathname.endsWith(`/chat/room/${room_id}`)
      if (isOnScreen)
        setTimeout(() => void closeOutdatedNotifications((_data, shown) => shown === tag), CLOSE_AFTER_MS)
    },
  })
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) void openPendingPath()
  })
  void openPendingPath()
}
