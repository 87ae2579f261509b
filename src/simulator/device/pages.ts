// What the pages of a tab show: the cached answers together with what waits in the outbox, by the functions of these pages.

import { bidsIn, withdrawalOf } from '#client/features/bids/mine/outbox-bids.ts'
import type { Conversation } from '#client/features/conversations/events.ts'
import { messagesOf } from '#client/features/conversations/outbox-messages.ts'
import { toTimeline } from '#client/features/conversations/timeline.ts'
import type { Favourite } from '#client/features/favourites/stored-favourites.ts'
import { isFavouriteIn } from '#client/features/favourites/waiting-changes.ts'
import { applyWaitingChanges } from '#client/features/hidden-jobs/waiting-changes.ts'
import {
  withWaitingEnds,
  withWaitingFlags,
  withWaitingTexts,
} from '#client/features/postings/waiting-postings.ts'
import { getOutbox } from '#client/platform/outbox/outbox.ts'
import type { OwnBid } from '#shared/contract/bids.ts'
import type { Room } from '#shared/contract/conversations.ts'
import type { HiddenJob } from '#shared/contract/hidden-jobs.ts'
import type { NotificationsPage } from '#shared/contract/notifications.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'

/** The current user's data in the query cache of a tab; undefined what has not been fetched. */
export type Shown = {
  userId: number | null
  rooms: readonly Room[] | undefined
  conversation: Conversation | undefined
  favourites: readonly Favourite[] | undefined
  bids: readonly OwnBid[] | undefined
  offers: readonly OwnOffer[] | undefined
  vacancies: readonly Vacancy[] | undefined
  notifications: NotificationsPage | undefined
  hiddenJobs: readonly HiddenJob[] | undefined
  /** The number at the bell. */
  unreadCount: number
}

/** What the pages of the current user show; undefined what has not been fetched. */
export type Pages = {
  isFavourite(jobId: number): boolean
  /** Undefined while the list has not been fetched. */
  isHidden(jobId: number): boolean | undefined
  /** The texts of the open room, from top to bottom. */
  messages: readonly string[]
  /** The bids in the outbox. */
  newBids: readonly { text: string; slug: string }[]
  /** The active bids of the server. `isEnding`: its withdrawal waits. */
  bids: readonly { text: string | null; slug: string; isEnding: boolean }[] | undefined
  /** The names of the new offers in the outbox. */
  newOffers: readonly string[]
  offers: readonly { id: number; name: string }[] | undefined
  vacancies: readonly { id: number; published: boolean; isClosed: boolean }[] | undefined
}

/** What the pages show of these cached answers. */
export function readPages(shown: Shown, roomId: number | undefined): Pages {
  const { userId, favourites, hiddenJobs, conversation, bids, offers, vacancies } = shown
  const entries = getOutbox().filter((entry) => entry.userId === userId)
  const timeline = toTimeline({
    messages: conversation?.messages ?? [],
    waiting: roomId === undefined ? [] : messagesOf(entries, roomId),
    userId: userId ?? 0,
    readSeq: null,
  })
  const listed = bidsIn('active', bids, entries)?.map(({ text, job }) => ({
    text,
    slug: job.slug,
    isEnding: withdrawalOf(entries, job.slug) !== undefined,
  }))
  return {
    isFavourite: (id) => isFavouriteIn(favourites, entries, { type: 'jobs', id }),
    isHidden: (id) => hiddenJobs && applyWaitingChanges(hiddenJobs, entries).some((job) => job.id === id),
    messages: timeline.flatMap((item) =>
      item.type === 'message' ? [item.message.text] : item.type === 'waiting' ? [item.entry.body.text] : [],
    ),
    newBids: entries.flatMap((entry) => (entry.kind === 'bid' ? [entry.body] : [])),
    bids: listed,
    newOffers: entries.flatMap((entry) =>
      entry.kind === 'offer-creation' ? [String(entry.body.fields.name)] : [],
    ),
    offers: offers && withWaitingTexts('offer', offers, entries),
    vacancies:
      vacancies &&
      withWaitingEnds(withWaitingFlags('vacancy', vacancies, entries), entries).map(
        ({ id, published, closed_at }) => ({ id, published, isClosed: closed_at !== null }),
      ),
  }
}
