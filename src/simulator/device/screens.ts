// A page's background work and one open screen, as app/start.ts and app/run-signed-in.ts start them, without React and router.
// Loaded only in stories that have it (program.ts).

import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { restoreCache } from '#client/app/restore-cache.ts'
import type { AppRouter } from '#client/app/router.ts'
import { runConversations } from '#client/app/run-conversations.ts'
import { runNotifications } from '#client/app/run-notifications.ts'
import { runOutbox } from '#client/app/run-outbox.ts'
import { watchSession } from '#client/app/session-watch.ts'
import { ownBidsQueryOptions } from '#client/features/bids/mine/queries.ts'
import { fillGaps } from '#client/features/conversations/fill-gaps.ts'
import { conversationKey, roomsKey } from '#client/features/conversations/keys.ts'
import { conversationQueryOptions, roomsQueryOptions } from '#client/features/conversations/queries.ts'
import { markRead } from '#client/features/conversations/receipts.ts'
import { favouritesQueryOptions } from '#client/features/favourites/queries.ts'
import { setFavourite } from '#client/features/favourites/set-favourite.ts'
import { hiddenJobsQueryOptions } from '#client/features/hidden-jobs/queries.ts'
import { markRead as markNotificationsRead } from '#client/features/notifications/mark-read.ts'
import { notificationsQueryOptions } from '#client/features/notifications/queries.ts'
import { unreadCount } from '#client/features/notifications/unread-count.ts'
import { ownOffersQueryOptions } from '#client/features/postings/offers/queries.ts'
import { ownVacanciesQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { createAppQueryClient, startPersisting } from '#client/platform/cache/query-cache.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { getSession, subscribeSession } from '#client/platform/device/session/page.ts'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { subscribeChannel } from '#client/platform/realtime/live.ts'
import { activateLanguage } from '#client/platform/words/i18n.ts'
import type { ReadNotifications } from '#shared/contract/notifications.ts'
import { roomChannel } from '#shared/contract/realtime.ts'
import { type Pages, readPages, type Shown } from './pages.ts'

/** What a tab has in its query cache. */
export type Screens = {
  client: QueryClient
  read(): Shown
  /** The same with what waits in the outbox. */
  readPages(): Pages
  /** Presses the star of a job. */
  setFavourite(job: { id: number; slug: string }, isFavourite: boolean): Promise<OutboxEntry>
  /** Marks the open room as read, as the page does once its messages were visible. */
  markRead(): Promise<void>
  /** Marks notifications as read, as their list does. */
  markNotificationsRead(what: ReadNotifications): Promise<void>
}
/**
 * Starts a page. Its screen follows the session.
 * @param roomOf the room that a user has open
 */
export async function startScreens(roomOf: (userId: number) => number | undefined): Promise<Screens> {
  const client = createAppQueryClient()
  const userId = getSession()?.userId ?? null
  await Promise.all([activateLanguage('en'), restoreCache(client, userId)])
  startPersisting(client)
  client.mount()
  const router = createRouter()
  watchSession(client, router, userId)
  runOutbox(client)
  runConversations(client)
  runNotifications(client, router)
  let shownFor: number | null = null
  let close = () => {}
  const follow = () => {
    const next = getSession()?.userId ?? null
    if (next === shownFor) return
    close()
    shownFor = next
    close = next === null ? () => {} : openScreen(client, next, roomOf(next))
  }
  subscribeSession(follow)
  follow()
  return {
    client,
    read: () => readShown(client, roomOf),
    readPages() {
      const shown = readShown(client, roomOf)
      return readPages(shown, shown.userId === null ? undefined : roomOf(shown.userId))
    },
    setFavourite: (job, isFavourite) =>
      setFavourite(client, getViewer(), { ...job, type: 'jobs', title: '' }, isFavourite),
    markNotificationsRead,
    async markRead() {
      const { userId: reader, rooms, conversation } = readShown(client, roomOf)
      const room = rooms?.find(({ id }) => reader !== null && id === roomOf(reader))
      const seq = conversation?.messages.at(-1)?.seq
      if (room && seq !== undefined && reader !== null) await markRead(reader, room, seq)
    },
  }
}

/** Only what watchSession and runNotifications use. */
const createRouter = () =>
  ({
    state: { location: { pathname: '/en', searchStr: '' } },
    navigate: async () => {},
    invalidate: async () => {},
    subscribe: () => () => {},
  }) as unknown as AppRouter

/** Keeps the queries of a room and of the own lists on screen. @returns closes it */
function openScreen(client: QueryClient, userId: number, roomId: number | undefined): () => void {
  const viewer = getViewer()
  const stops = [
    new QueryObserver(client, roomsQueryOptions(viewer)).subscribe(() => {}),
    new QueryObserver(client, notificationsQueryOptions(viewer)).subscribe(() => {}),
  ]
  if (roomId !== undefined) {
    stops.push(
      new QueryObserver(client, conversationQueryOptions(viewer, roomId)).subscribe(() => {}),
      fillGaps(client, userId, roomId),
      subscribeChannel(roomChannel(roomId)),
    )
  }
  if (viewer.role === 'worker') {
    stops.push(
      new QueryObserver(client, favouritesQueryOptions(viewer, 'jobs')).subscribe(() => {}),
      new QueryObserver(client, ownBidsQueryOptions(viewer, 'active')).subscribe(() => {}),
      new QueryObserver(client, hiddenJobsQueryOptions(viewer)).subscribe(() => {}),
      new QueryObserver(client, ownOffersQueryOptions(viewer)).subscribe(() => {}),
    )
  } else stops.push(new QueryObserver(client, ownVacanciesQueryOptions(viewer)).subscribe(() => {}))
  return () => {
    for (const stop of stops) stop()
  }
}

function readShown(client: QueryClient, roomOf: (userId: number) => number | undefined): Shown {
  const viewer = getViewer()
  const { userId } = viewer
  const roomId = userId === null ? undefined : roomOf(userId)
  return {
    userId,
    rooms: client.getQueryData(roomsKey(userId)),
    conversation: roomId === undefined ? undefined : client.getQueryData(conversationKey(userId, roomId)),
    favourites: client.getQueryData(favouritesQueryOptions(viewer, 'jobs').queryKey),
    bids: client.getQueryData(ownBidsQueryOptions(viewer, 'active').queryKey),
    hiddenJobs: client.getQueryData(hiddenJobsQueryOptions(viewer).queryKey),
    offers: client.getQueryData(ownOffersQueryOptions(viewer).queryKey),
    vacancies: client.getQueryData(ownVacanciesQueryOptions(viewer).queryKey),
    notifications: client.getQueryData(notificationsQueryOptions(viewer).queryKey),
    unreadCount: unreadCount.get(),
  }
}
