import { hashKey, type QueryClient } from '@tanstack/react-query'
import { roomsKey } from '#client/features/conversations/keys.ts'
import { announce, notificationOfEvent } from '#client/features/notifications/announce.ts'
import { applyLive } from '#client/features/notifications/apply-live.ts'
import { markOpened } from '#client/features/notifications/mark-opened.ts'
import { notificationsQueryOptions, refreshNotifications } from '#client/features/notifications/queries.ts'
import { watchUnreadCount } from '#client/features/notifications/watch-unread-count.ts'
import {
  OWN_BID_QUERIES,
  ownOffersKeys,
  ownVacanciesKeys,
  receivedBidsKeys,
  sentReportsKeys,
} from '#client/platform/cache/query-keys.ts'
import { isLeader } from '#client/platform/device/leader.ts'
import { getSession, subscribeSession } from '#client/platform/device/session/page.ts'
import { kindOf } from '#client/platform/outbox/entry.ts'
import { subscribeAccepted } from '#client/platform/outbox/outbox.ts'
import { dropSubscription, readDeviceState, renewPush } from '#client/platform/push/device.ts'
import { type Invitation, setInvitation } from '#client/platform/push/invitation.ts'
import { readPushChoice, saveLastLanguage } from '#client/platform/push/push-store.ts'
import { closeOutdatedNotifications } from '#client/platform/push/shown.ts'
import {
  isLive,
  isSubscribedTo,
  SUBSCRIBED_WITHIN_MS,
  subscribeLive,
} from '#client/platform/realtime/live.ts'
import type { LiveEvent } from '#client/platform/realtime/live-event.ts'
import { currentLanguage, watchLanguage } from '#client/platform/words/i18n.ts'
import type { Room } from '#shared/contract/conversations.ts'
import { NOTIFICATION_KINDS } from '#shared/contract/notification-kinds.ts'
import type { Notification } from '#shared/contract/notifications.ts'
import { userChannel } from '#shared/contract/realtime.ts'
import type { AppRouter } from './router.ts'
import { runPushes } from './run-pushes.ts'

/** Runs notifications in the background: list, unread count, subscription to pushes, and the invitation to them. */
export function runNotifications(client: QueryClient, router: AppRouter): void {
  let running: { userId: number; stop: () => void } | undefined
  const follow = () => {
    const userId = getSession()?.userId
    if (running?.userId === userId) return
    running?.stop()
    running = userId === undefined ? undefined : { userId, stop: runFor(client, router, userId) }
    // A device without a signed-in user gets no pushes.
    if (userId === undefined) dropSubscription().catch(() => undefined)
  }
  subscribeSession(follow)
  follow()
  runPushes(client, router)
  const saveLanguage = () => void saveLastLanguage(currentLanguage()).catch(() => undefined)
  saveLanguage()
  watchLanguage(saveLanguage)
}

function runFor(client: QueryClient, router: AppRouter, userId: number): () => void {
  // Where the subscription comes soon, its fetch is the first.
  const isSubscribing = isLeader() && !isLive()
  const timer = setTimeout(refreshNotifications, isSubscribing ? SUBSCRIBED_WITHIN_MS : 0, client, userId)
  // Offline or refused by the server: the next start tries again.
  renewPush(userId).catch(() => undefined)
  const stops = [
    watchUnreadCount(client, userId),
    refetchAnnounced(client, userId),
    subscribeLive((event) => {
      if (isSubscribedTo(event, userChannel(userId))) clearTimeout(timer)
      applyLive(client, userId, event)
      handleNotification(client, event)
      // That a bid was read is worth no notification; pages that show the bid fetch it again.
      if (event.name === 'BidSeen')
        for (const queryKey of OWN_BID_QUERIES) void client.invalidateQueries({ queryKey })
    }),
    closeWhenRead(client, userId),
    markWhenOpened(client, router, userId),
    subscribeAccepted((entry) => {
      const { expectsAnswerFrom } = kindOf(entry)
      if (expectsAnswerFrom) void invite(userId, expectsAnswerFrom)
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    setInvitation(null)
    // The shown notifications belonged to that user.
    void closeOutdatedNotifications(() => true).catch(() => undefined)
  }
}

const OF_VACANCIES = [ownVacanciesKeys.all]
/** The lists that show what a notification of the kind announces. */
const CHANGED: Partial<Record<Notification['kind'], readonly (readonly string[])[]>> = {
  bid_answered: OWN_BID_QUERIES,
  bid_received: [ownVacanciesKeys.all, receivedBidsKeys.all],
  bids_waiting: OF_VACANCIES,
  vacancy_approved: OF_VACANCIES,
  vacancy_rejected: OF_VACANCIES,
  vacancy_asked: OF_VACANCIES,
  vacancy_paused: OF_VACANCIES,
  offer_taken_down: [ownOffersKeys.all],
  content_removed: OWN_BID_QUERIES,
  // What was reported may be a bid that is now removed.
  report_decided: [sentReportsKeys.all, receivedBidsKeys.all, ownVacanciesKeys.all],
}

/** Refetches the data of a notification's subject, and shows the notification in a visible tab. */
function handleNotification(client: QueryClient, event: LiveEvent): void {
  const notification = notificationOfEvent(event)
  if (!notification) return
  for (const queryKey of CHANGED[notification.kind] ?? []) void client.invalidateQueries({ queryKey })
  // Every open tab gets the event.
  if (document.visibilityState === 'visible') void announce(notification)
}

/**
 * Refetches what fetched notifications announce: their events came before the subscription, and are not replayed. Returns
 * a function that stops it.
 */
function refetchAnnounced(client: QueryClient, userId: number): () => void {
  const { queryKey } = notificationsQueryOptions({ userId })
  const hash = hashKey(queryKey)
  let known = client.getQueryData(queryKey)?.data[0]?.id ?? 0
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return
    const page = client.getQueryData(queryKey)
    const announced = page?.data.filter(({ id }) => id > known) ?? []
    if (!page || announced.length === 0) return
    known = Math.max(...announced.map(({ id }) => id))
    const isOfEvent = event.action.type === 'success' && event.action.manual
    if (isOfEvent) return
    // If all are new, older new ones may be missing in the list.
    const kinds = announced.length < page.data.length ? announced.map(({ kind }) => kind) : NOTIFICATION_KINDS
    for (const kind of new Set(kinds))
      for (const key of CHANGED[kind] ?? []) void client.invalidateQueries({ queryKey: key })
  })
}

/** Marks notifications as read when the page of their subject is opened. */
function markWhenOpened(client: QueryClient, router: AppRouter, userId: number): () => void {
  const mark = () => {
    // A job beside its list has its own address only in the address bar.
    const { maskedLocation, pathname } = router.state.location
    void markOpened(client, userId, withoutLanguage(maskedLocation?.pathname ?? pathname))
  }
  const { queryKey } = notificationsQueryOptions({ userId })
  // A stored list is older than the one that is fetched at the start.
  if (client.getQueryState(queryKey)?.isInvalidated === false) mark()
  const stopWaiting = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryHash !== hashKey(queryKey) || event.action.manual) return
    stopWaiting()
    mark()
  })
  const stop = router.subscribe('onResolved', mark)
  return () => {
    stopWaiting()
    stop()
  }
}

const withoutLanguage = (path: string) => path.replace(/^\/[^/]+/, '')

/** Offers push notifications once, in the visible tab, after the user has sent a bid or message. */
async function invite(userId: number, answerFrom: Invitation): Promise<void> {
  if (document.visibilityState !== 'visible' || (await readPushChoice(userId)) !== undefined) return
  if ((await readDeviceState(userId)) === 'off') setInvitation(answerFrom)
}

/** Closes shown notifications of messages that have been read, on any device. */
function closeWhenRead(client: QueryClient, userId: number): () => void {
  return client.getQueryCache().subscribe((event) => {
    const isNew = event.type === 'updated' && event.action.type === 'success'
    if (!isNew || event.query.queryKey[0] !== roomsKey(userId)[0]) return
    const rooms = client.getQueryData<readonly Room[]>(roomsKey(userId)) ?? []
    const readSeq = new Map(rooms.map(({ id, read_seq }) => [id, read_seq]))
    // A push may arrive before the list that has its message: only the read mark says what is read.
    void closeOutdatedNotifications(
      ({ room_id, seq }) => room_id !== null && seq !== undefined && (readSeq.get(room_id) ?? 0) >= seq,
    ).catch(() => undefined)
  })
}
