import type { Notification, NotificationEvent, NotificationsPage } from '#shared/contract/notifications.ts'

/** Which ones were read: some, all, or those about a room. */
export type ReadMark = { ids: readonly number[] } | { up_to: number } | { room: number }

/** A list with what has just come in; a room stands in it once, with its newest message. */
export function applyNotification(page: NotificationsPage, event: NotificationEvent): NotificationsPage {
  const { notification, unread_count } = event
  const others = page.data.filter(({ id, kind, subject }) => {
    const isSameRoom =
      kind === 'message' && notification.kind === 'message' && subject.id === notification.subject.id
    return id !== notification.id && !isSameRoom
  })
  return { ...page, data: [notification, ...others].slice(0, page.meta.per_page), unread_count }
}

/** A list in which some are read; the same one when they were. `at` is an ISO time. */
export function applyRead(page: NotificationsPage, mark: ReadMark, at: string): NotificationsPage {
  const isMeant = ({ id, kind, subject }: Notification) => {
    if ('ids' in mark) return mark.ids.includes(id)
    if ('up_to' in mark) return id <= mark.up_to
    return kind === 'message' && subject.id === mark.room
  }
  const isNow = (one: Notification) => one.read_at === null && isMeant(one)
  const read = page.data.filter(isNow).length
  if (read === 0 && !('up_to' in mark && page.unread_count > 0)) return page
  const data = page.data.map((one) => (isNow(one) ? { ...one, read_at: at } : one))
  const isAll = 'up_to' in mark && !data.some(({ read_at }) => read_at === null)
  return { ...page, data, unread_count: isAll ? 0 : Math.max(0, page.unread_count - read) }
}

export type Day = { key: string; at: string; notifications: Notification[] }

/** In the order they came, under the day on which they did, as the reader's calendar has it. */
export function groupByDay(notifications: readonly Notification[]): Day[] {
  const days: Day[] = []
  for (const notification of notifications) {
    const key = new Date(notification.created_at).toDateString()
    const last = days.at(-1)
    if (last?.key === key) last.notifications.push(notification)
    else days.push({ key, at: notification.created_at, notifications: [notification] })
  }
  return days
}
