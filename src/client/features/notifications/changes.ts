import { KINDS, NOTIFICATION_KINDS } from '#shared/contract/notification-kinds.ts'
import type { Notification, NotificationEvent, NotificationsPage } from '#shared/contract/notifications.ts'

/** The read notifications: by ids, all up to an id, or those of a room. */
export type ReadMark = { ids: readonly number[] } | { up_to: number } | { room: number }

/** Adds a new notification to the list. A room appears once, with its newest message. */
export function applyNotification(page: NotificationsPage, event: NotificationEvent): NotificationsPage {
  const { notification, ...unread } = event
  const others = page.data.filter(({ id, kind, subject }) => {
    const isSameRoom =
      kind === 'message' && notification.kind === 'message' && subject.id === notification.subject.id
    return id !== notification.id && !isSameRoom
  })
  return { ...page, data: [notification, ...others].slice(0, page.meta.per_page), ...unread }
}

/** Marks notifications in a list as read. Returns the same list when nothing changes. `at` is an ISO time. */
export function applyRead(page: NotificationsPage, mark: ReadMark, at: string): NotificationsPage {
  const matches = ({ id, kind, subject }: Notification) => {
    if ('ids' in mark) return mark.ids.includes(id)
    if ('up_to' in mark) return id <= mark.up_to
    return kind === 'message' && subject.id === mark.room
  }
  const becomesRead = (one: Notification) => one.read_at === null && matches(one)
  const read = page.data.filter(becomesRead)
  if (read.length === 0 && !('up_to' in mark && page.unread_count > 0)) return page
  const data = page.data.map((one) => (becomesRead(one) ? { ...one, read_at: at } : one))
  const isAll = 'up_to' in mark && !data.some(({ read_at }) => read_at === null)
  if (isAll) return { ...page, data, unread_count: 0, unread_by_kind: {} }
  const unread_by_kind = { ...unreadByKind(page) }
  for (const { kind } of read) unread_by_kind[kind] = Math.max(0, (unread_by_kind[kind] ?? 0) - 1)
  return { ...page, data, unread_count: Math.max(0, page.unread_count - read.length), unread_by_kind }
}

/** The numbers of unread notifications by kind; a page stored by an earlier release has those of its list only. */
export function unreadByKind({ data, unread_by_kind }: NotificationsPage): Record<string, number> {
  if (unread_by_kind) return unread_by_kind
  const unread = data.filter(({ read_at }) => read_at === null)
  return Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, unread.filter((one) => one.kind === kind).length]),
  )
}

/** The notifications whose kind this release knows: a tab of a newer one shares what it has fetched. */
export const knownOf = ({ data }: NotificationsPage): Notification[] =>
  data.filter(({ kind }) => Object.hasOwn(KINDS, kind))

/**
 * The ids of the unread notifications whose subject has its page at `path` (below the language). Messages are left out:
 * their conversation marks them when it shows them.
 */
export const unreadAt = (page: NotificationsPage, path: string): number[] =>
  knownOf(page)
    .filter(({ kind, subject, detail, read_at }) => {
      if (read_at !== null || kind === 'message') return false
      const [opened] = KINDS[kind].path(subject, detail).split('#')
      return opened === path
    })
    .map(({ id }) => id)

export type NotificationDay = { key: string; at: string; notifications: Notification[] }

/** Groups notifications by day in the user's time zone, in the given order. */
export function groupByDay(notifications: readonly Notification[]): NotificationDay[] {
  const days: NotificationDay[] = []
  for (const notification of notifications) {
    const key = new Date(notification.created_at).toDateString()
    const last = days.at(-1)
    if (last?.key === key) last.notifications.push(notification)
    else days.push({ key, at: notification.created_at, notifications: [notification] })
  }
  return days
}
