import { workerSession } from '../platform/device/session/worker.ts'
import { ownPath } from '../platform/push/address.ts'
import type { PushMessage, ShownData } from '../platform/push/messages.ts'
import { readLanguage, savePendingPath } from '../platform/push/push-store.ts'
import { subscribeToPush } from '../platform/push/subscribe.ts'
import { notificationOf, readPayload } from './notification.ts'

declare const self: ServiceWorkerGlobalScope

/** The Badging API, which TypeScript's library lacks. */
type WithBadge = { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> }

/** Shows pushes, opens the page of a clicked notification, and renews the subscription. */
export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(receive(event)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
  // Not every browser emits this event; the page also renews at each start.
  self.addEventListener('pushsubscriptionchange', (event) => {
    ;(event as ExtendableEvent).waitUntil(subscribeToPush(self.registration).catch(() => undefined))
  })
}

async function receive({ data }: PushEvent): Promise<void> {
  const [windows, language, session] = await Promise.all([
    openWindows(),
    readLanguage(),
    workerSession.load(),
  ])
  const isVisible = windows.some(({ visibilityState }) => visibilityState === 'visible')
  const read = readPayload(data?.text())
  // A push for another user of this device must not show its content.
  const payload = read && read.user_id === session?.userId ? read : null
  const { title, options } = notificationOf({ payload, language, isVisible })
  await self.registration.showNotification(title, options)
  if (payload) await showCount(payload.unread)
  postToWindows(windows, {
    type: 'push',
    tag: options.tag,
    kind: options.data.kind,
    room_id: options.data.room_id,
  })
}

async function showCount(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = self.navigator as WithBadge
  const done = count > 0 ? setAppBadge?.call(self.navigator, count) : clearAppBadge?.call(self.navigator)
  await done?.catch(() => undefined)
}

/** Opens a path in an open window, else in a new one. */
async function open(data: ShownData | null): Promise<void> {
  const path = ownPath(data?.path, self.location.origin) ?? '/'
  // On iPhones the window opens at the start page, which reads this path and navigates to it.
  await savePendingPath(path, Date.now()).catch(() => undefined)
  const windows = await openWindows()
  const inView = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  const window = await inView?.focus().catch(() => inView)
  if (window) postToWindows([window], { type: 'open-path', path })
  else await self.clients.openWindow(path)
}

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

function postToWindows(windows: readonly Client[], message: PushMessage): void {
  for (const window of windows) window.postMessage(message)
}
