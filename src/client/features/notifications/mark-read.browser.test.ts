import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { drain, getOutbox, subscribeOutbox } from '#client/platform/outbox/outbox.ts'
import { json, serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import type { NotificationsPage } from '#shared/contract/notifications.ts'
import { markRead } from './mark-read.ts'
import { notificationsQueryOptions } from './queries.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
const userId = signInForEach(2300)
const isMark = ({ method, url }: Request) => method === 'POST' && url.endsWith('/notifications/read')
const notification = (id: number) => ({
  id,
  kind: 'bid_answered',
  actor: null,
  subject: { type: 'job', id: 5, title: 'Baker', slug: 'baker' },
  detail: 'accepted',
  created_at: '2026-11-22T10:00:00Z',
  read_at: null,
})
const page = {
  data: [notification(3), notification(2), notification(1)],
  unread_count: 3,
  links: { first: '', last: '', prev: null, next: null },
  meta: { current_page: 1, from: 1, last_page: 1, path: '', per_page: 20, to: 3, total: 3 },
} as unknown as NotificationsPage

test('read notifications wait as one entry, the list shows them as read, and they are sent once', async () => {
  const stop = subscribeOutbox(() => undefined)
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await markRead({ ids: [3] })
  await markRead({ up_to: 1 })
  await drain()
  await vi.waitFor(() => expect(getOutbox()).toMatchObject([{ body: { ids: [3], up_to: 1 } }]))

  serve((request) => (isMark(request) ? new Promise(() => undefined) : json(page)))
  const client = new QueryClient()
  const shown = await client.fetchQuery(notificationsQueryOptions({ userId: userId() }))
  expect(shown.data.map(({ read_at }) => read_at !== null)).toEqual([true, false, true])
  expect(shown.unread_count).toBe(1)

  const requests = serve(() => new Response(null, { status: 204 }))
  await drain({ isBackOnline: true })
  await vi.waitFor(() => expect(getOutbox()).toEqual([]))
  expect(await Promise.all(requests.filter(isMark).map((request) => request.json()))).toEqual([
    { up_to: 1 },
    { ids: [3] },
  ])
  stop()
})
