import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { notificationChoicesKeys, notificationsKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { getOutbox } from '#client/platform/outbox/outbox.ts'
import {
  NotificationChoicesAnswer,
  NotificationsAnswer,
  type NotificationsPage,
} from '#shared/contract/notifications.ts'
import { RemovalsAnswer } from '#shared/contract/objections.ts'
import { applyRead } from './changes.ts'

export const PAGE = 20
/** The server's maximum per page. */
export const MAX_SHOWN = 100

type Person = Pick<Viewer, 'userId'>

export const notificationsKey = (userId: number | null) => [...notificationsKeys.all, userId] as const

/** The newest notifications and the total unread count. */
export const notificationsQueryOptions = ({ userId }: Person, count: number = PAGE) =>
  queryOptions({
    queryKey: [...notificationsKey(userId), count],
    queryFn: async ({ signal }) =>
      withWaitingReads(
        await apiGet('/notifications', NotificationsAnswer, { query: { per_page: count }, signal }),
      ),
    enabled: userId !== null,
    meta: { persist: 'user', isKept: true },
  })

/** The list with what was marked as read on this device and still waits in the outbox. */
function withWaitingReads(page: NotificationsPage): NotificationsPage {
  const at = new Date().toISOString()
  return getOutbox().reduce((list, { kind, state, body }) => {
    if (kind !== 'notifications-read' || state === 'failed') return list
    const read = applyRead(list, { ids: body.ids }, at)
    return body.up_to === null ? read : applyRead(read, { up_to: body.up_to }, at)
  }, page)
}

/** Fetches now, even if no component shows the list, because the menu shows the count. */
export function refreshNotifications(client: QueryClient, userId: number): void {
  void client.prefetchQuery({ ...notificationsQueryOptions({ userId }), staleTime: 0 })
  void client.invalidateQueries({ queryKey: notificationsKey(userId) })
}

/** What staff have removed of the current user. Its links to object are signed, so it is not stored on the device. */
export const removalsQueryOptions = ({ userId }: Person) =>
  queryOptions({
    queryKey: ['removals', userId],
    queryFn: async ({ signal }) => (await apiGet('/cabinet/removals', RemovalsAnswer, { signal })).data,
    enabled: userId !== null,
    staleTime: 0,
  })

/** The notification settings of the current user. */
export const choicesQueryOptions = ({ userId }: Person) =>
  queryOptions({
    queryKey: notificationChoicesKeys.ofUser(userId),
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/notifications', NotificationChoicesAnswer, { signal })).data,
    enabled: userId !== null,
    meta: { persist: 'user', isKept: true },
  })
