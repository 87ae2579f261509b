import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Query } from '../api/url.ts'

// The keys that the outbox has to know beside their feature: what it sends changes what these queries hold.
// A `Viewer` has what they need; its own file belongs to React, which the service worker must not load.

type Viewer = { userId: number | null; language: Language }

export const jobsKeys = {
  all: ['jobs'] as const,
  list: ({ userId, language }: Viewer, query: Query) => ['jobs', userId, language, query] as const,
}

export const jobKeys = {
  all: ['job'] as const,
  ofUser: (userId: number | null) => ['job', userId] as const,
  one: ({ userId, language }: Viewer, slug: string) => ['job', userId, language, slug] as const,
}

export const ownBidsKeys = {
  all: ['own-bids'] as const,
  list: ({ userId, language }: Viewer, state: 'active' | 'withdrawn') =>
    ['own-bids', userId, language, state] as const,
}

export const favouritesKeys = {
  all: ['favourites'] as const,
  list: ({ userId, language }: Viewer, kind: FavoriteKind) => ['favourites', userId, language, kind] as const,
}
