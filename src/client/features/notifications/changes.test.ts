import { describe, expect, test } from 'vitest'
import type { Notification, NotificationsPage } from '#shared/contract/notifications.ts'
import { applyNotification, applyRead, groupByDay, knownOf, unreadAt, unreadByKind } from './changes.ts'

const AT = '2026-11-21T12:00:00.000Z'

const notification = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'bid_received',
  subject: { type: 'vacancy', id: 5, title: 'Baker' },
  actor: 'Olena',
  detail: null,
  created_at: '2026-11-21T10:00:00.000Z',
  read_at: null,
  ...changes,
})
const message = (id: number, room: number) =>
  notification(id, { kind: 'message', subject: { type: 'room', id: room, title: 'Baker' } })

const page = (data: Notification[], unread_count = data.length): NotificationsPage => ({
  data,
  links: { first: null, last: null, prev: null, next: null },
  meta: { current_page: 1, per_page: 3, total: data.length, last_page: 1, from: 1, to: data.length },
  unread_count,
})
const ids = ({ data }: NotificationsPage) => data.map(({ id }) => id)

describe('a new notification', () => {
  test('comes first, with the unread count from the server', () => {
    const next = applyNotification(page([notification(1)]), {
      notification: notification(2),
      unread_count: 7,
    })
    expect(ids(next)).toEqual([2, 1])
    expect(next.unread_count).toBe(7)
  })

  test('replaces its earlier version and the previous message of its room', () => {
    const known = page([message(3, 8), notification(2), message(1, 9)])
    expect(ids(applyNotification(known, { notification: notification(2), unread_count: 3 }))).toEqual([
      2, 3, 1,
    ])
    expect(ids(applyNotification(known, { notification: message(4, 9), unread_count: 3 }))).toEqual([4, 3, 2])
  })

  test('does not make the list longer than requested', () => {
    const known = page([notification(3), notification(2), notification(1)])
    expect(ids(applyNotification(known, { notification: notification(4), unread_count: 4 }))).toEqual([
      4, 3, 2,
    ])
  })
})

describe('the unread ones of a kind', () => {
  test('are counted by the server, also beyond the list, and less what was read since', () => {
    const counted = { ...page([notification(2), notification(1)], 40), unread_by_kind: { bid_received: 30 } }
    const next = applyNotification(counted, {
      notification: notification(3),
      unread_count: 41,
      unread_by_kind: { bid_received: 31, message: 10 },
    })
    expect(unreadByKind(applyRead(next, { ids: [1, 3] }, AT))).toEqual({ bid_received: 29, message: 10 })
    expect(unreadByKind(applyRead(counted, { up_to: 2 }, AT))).toEqual({})
  })

  test('are those of the list if an earlier release has stored it', () => {
    const stored = page([message(3, 8), notification(2), notification(1, { read_at: AT })])
    expect(unreadByKind(stored)).toMatchObject({ bid_received: 1, message: 1, bid_answered: 0 })
  })
})

describe('reading', () => {
  test('marks a notification and lowers the count once', () => {
    const once = applyRead(page([notification(2), notification(1)]), { ids: [1] }, AT)
    expect(once.data.map(({ read_at }) => read_at)).toEqual([null, AT])
    expect(once.unread_count).toBe(1)
    expect(applyRead(once, { ids: [1] }, AT)).toBe(once)
  })

  test('up to an id also counts notifications that the list does not show', () => {
    const all = applyRead(page([notification(2), notification(1)], 40), { up_to: 2 }, AT)
    expect(all.unread_count).toBe(0)
    expect(applyRead(page([notification(3), notification(1)], 2), { up_to: 1 }, AT).unread_count).toBe(1)
  })

  test('a room marks the notifications of its messages', () => {
    const next = applyRead(page([message(2, 8), message(1, 9)]), { room: 9 }, AT)
    expect(next.data.map(({ read_at }) => read_at)).toEqual([null, AT])
  })
})

describe('the page of a subject', () => {
  const at = (path: string, data: Notification[]) => unreadAt(page(data), path)
  const bids = '/cabinet/worker/user/vacancy/5/bids'

  test('is that of all unread notifications about it', () => {
    const other = notification(1, { subject: { type: 'vacancy', id: 6, title: 'Cook' } })
    const ofBid = notification(4, { detail: '7' })
    expect(at(bids, [ofBid, notification(3), notification(2, { read_at: AT }), other])).toEqual([4, 3])
  })

  test('is not the page above it, and not a conversation, which marks its own messages', () => {
    expect(at('/cabinet/worker/user/vacancy/5', [notification(3)])).toEqual([])
    expect(at('/chat/room/8', [message(2, 8)])).toEqual([])
  })
})

test('of a kind that only a newer tab knows is left out', () => {
  const list = page([notification(2, { kind: 'interview_planned' as Notification['kind'] }), notification(1)])
  expect(knownOf(list).map(({ id }) => id)).toEqual([1])
  expect(unreadAt(list, '/cabinet/worker/user/vacancy/5/bids')).toEqual([1])
})

test('lists each day once, in the order of the notifications', () => {
  const days = groupByDay([
    notification(3, { created_at: '2026-11-21T10:00:00.000Z' }),
    notification(2, { created_at: '2026-11-21T09:00:00.000Z' }),
    notification(1, { created_at: '2026-11-19T12:00:00.000Z' }),
  ])
  expect(days.map(({ notifications }) => notifications.map(({ id }) => id))).toEqual([[3, 2], [1]])
})
