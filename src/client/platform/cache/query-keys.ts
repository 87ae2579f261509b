import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Query } from '../api/url.ts'

// Query keys that other folders than their feature need: an outbox entry refreshes these queries.
// Not the type `Viewer` of viewer.ts: that file imports React, which the service worker must not load.

type Viewer = { userId: number | null; language: Language }

export const jobsKeys = {
  all: ['jobs'] as const,
  ofUser: (userId: number) => ['jobs', userId] as const,
  ofViewer: ({ userId, language }: Viewer) => ['jobs', userId, language] as const,
  list: ({ userId, language }: Viewer, query: Query) => ['jobs', userId, language, query] as const,
  // A list of jobs too: what refreshes those refreshes a search.
  search: ({ userId, language }: Viewer, query: Query) =>
    ['jobs', userId, language, 'search', query] as const,
}

export const jobKeys = {
  all: ['job'] as const,
  ofUser: (userId: number | null) => ['job', userId] as const,
  one: ({ userId, language }: Viewer, slug: string) => ['job', userId, language, slug] as const,
}

export const ownBidsKeys = {
  all: ['own-bids'] as const,
  ofUser: (userId: number) => ['own-bids', userId] as const,
  list: ({ userId, language }: Viewer, state: 'active' | 'withdrawn') =>
    ['own-bids', userId, language, state] as const,
}

/** What shows a bid of the current user: its job and the list of own bids. */
export const OWN_BID_QUERIES = [jobKeys.all, ownBidsKeys.all] as const

export const favouritesKeys = {
  all: ['favourites'] as const,
  list: ({ userId, language }: Viewer, kind: FavoriteKind) => ['favourites', userId, language, kind] as const,
}

export const hiddenJobsKeys = {
  all: ['hidden-jobs'] as const,
  ofUser: (userId: number) => ['hidden-jobs', userId] as const,
  list: ({ userId, language }: Viewer) => ['hidden-jobs', userId, language] as const,
}

export const currentUserKeys = {
  all: ['current-user'] as const,
  one: ({ userId }: Pick<Viewer, 'userId'>) => ['current-user', userId] as const,
}

/** The prefix of the keys of a user's own profile. */
export const ownProfileKey = ['own-profile'] as const
export const ownProfileOf = (userId: number | null) => [...ownProfileKey, userId] as const

export const profileKeys = {
  all: ['profile'] as const,
  one: ({ userId, language }: Viewer, id: number) => ['profile', userId, language, id] as const,
}

export const ownVacanciesKeys = {
  all: ['own-vacancies'] as const,
  ofUser: (userId: number | null) => ['own-vacancies', userId] as const,
  list: ({ userId, language }: Viewer) => ['own-vacancies', userId, language] as const,
}

export const offersKeys = {
  all: ['offers'] as const,
  list: ({ language }: Pick<Viewer, 'language'>, query: Query) => ['offers', language, query] as const,
}

export const offerKeys = {
  all: ['offer'] as const,
  one: ({ language }: Pick<Viewer, 'language'>, id: number) => ['offer', language, id] as const,
}

/** Prefixes of keys that are completed in the queries file of their feature. */
export const blocksKeys = {
  all: ['blocks'] as const,
  of: (userId: number | null, blockedId: number) => ['blocks', userId, blockedId] as const,
  list: (userId: number | null) => ['blocks', userId, 'list'] as const,
}
export const sentReportsKeys = {
  all: ['sent-reports'] as const,
  list: (userId: number | null) => ['sent-reports', userId] as const,
}
export const roomsKeys = {
  all: ['rooms'] as const,
  ofUser: (userId: number | null) => ['rooms', userId] as const,
}
export const roomKeys = {
  all: ['room'] as const,
  ofUser: (userId: number | null) => ['room', userId] as const,
}
/** The queues of the administration, and its figures. */
export const moderationKeys = {
  all: ['moderation'] as const,
  inState: ({ userId, language }: Viewer, state: string) => ['moderation', userId, language, state] as const,
}
export const reportsKeys = {
  all: ['reports'] as const,
  inState: ({ userId, language }: Viewer, state: string) => ['reports', userId, language, state] as const,
}
export const objectionsKeys = {
  all: ['objections'] as const,
  inState: (userId: number | null, state: string) => ['objections', userId, state] as const,
}
/** A person as staff see them. */
export const personKeys = {
  all: ['person'] as const,
  /** Of all people that this user of the staff has open. */
  of: ({ userId }: Pick<Viewer, 'userId'>) => ['person', userId] as const,
  one: ({ userId }: Pick<Viewer, 'userId'>, id: number) => ['person', userId, id] as const,
}
/** The messages of the contact form, for staff. */
export const contactMessagesKeys = { all: ['contact-messages'] as const }
export const overviewKeys = {
  all: ['administration'] as const,
  /** The current user's decisions that have not taken effect. */
  held: (userId: number | null) => ['administration', userId, 'held'] as const,
}
export const templatesKeys = {
  all: ['vacancy-templates'] as const,
  ofUser: (userId: number | null) => ['vacancy-templates', userId] as const,
}
export const savedSearchesKeys = {
  all: ['saved-searches'] as const,
  ofUser: (userId: number | null) => ['saved-searches', userId] as const,
}
export const ownNewsletterKeys = {
  all: ['own-newsletter'] as const,
  ofUser: (userId: number) => ['own-newsletter', userId] as const,
  list: ({ userId, language }: Viewer) => ['own-newsletter', userId, language] as const,
}
export const notificationsKeys = { all: ['notifications'] as const }
export const notificationChoicesKeys = {
  all: ['notification-choices'] as const,
  ofUser: (userId: number | null) => ['notification-choices', userId] as const,
}
export const ownOffersKeys = {
  all: ['own-offers'] as const,
  ofUser: (userId: number | null) => ['own-offers', userId] as const,
}
export const ownVacancyKeys = {
  all: ['own-vacancy'] as const,
  ofUser: (userId: number | null) => ['own-vacancy', userId] as const,
}
export const receivedBidsKeys = {
  all: ['received-bids'] as const,
  ofUser: (userId: number | null) => ['received-bids', userId] as const,
}
