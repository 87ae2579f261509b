import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { notificationChoicesKeys, notificationsKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { NotificationChoicesAnswer, NotificationsAnswer } from '#shared/contract/notifications.ts'

export const PAGE = 20
/** The server's maximum per page. */
export const MAX_SHOWN = 100

type Person = Pick<Viewer, 'userId'>

export const notificationsKey = (userId: number | null) => [...notificationsKeys.all, userId] as const

/** The newest notifications and the total unread count. */
export const notificationsQueryOptions = ({ userId }: Person, count: number = PAGE) =>
  queryOptions({
    queryKey: [...notificationsKey(userId), count],
    queryFn: ({ signal }) =>
      apiGet('/notifications', NotificationsAnswer, { query: { per_page: count }, signal }),
    enabled: userId !== null,
    meta: { persist: 'user', isKept: true },
  })

/** Fetches now, even if no component shows the list, because the menu shows the count. */
export function refreshNotifications(client: QueryClient, userId: number): void {
  void client.prefetchQuery({ ...notificationsQueryOptions({ userId }), staleTime: 0 })
  void client.invalidateQueries({ queryKey: notificationsKey(userId) })
}

/** The notification settings of the current user. */
export const choicesQueryOptions = ({ userId }: Person) =>
  queryOptions({
    queryKey: [...notificationChoicesKeys.all, userId],
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/notifications', NotificationChoicesAnswer, { signal })).data,
    enabled: userId !== null,
    meta: { persist: 'user', isKept: true },
  })
