import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import { ownNewsletterKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'

// Loaded with the first request: the pages of links in mails are rendered on the server.
const ownSubscriptions = async () => (await import('#shared/contract/newsletter.ts')).OwnSubscriptionsAnswer
const subscriptionState = async () => (await import('#shared/contract/newsletter.ts')).SubscriptionStateAnswer

/** Confirms or ends a subscription with the token from the mail. Idempotent. */
export const linkQueryOptions = (what: 'confirm' | 'unsubscribe', token: string | null) =>
  queryOptions({
    queryKey: ['newsletter', what, token],
    queryFn: async () =>
      (
        await apiSend('POST', `/subscriptions/${what}`, {
          body: { token },
          schema: subscriptionState,
        })
      ).data,
    enabled: token !== null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The newsletter subscriptions of the current user's address. */
export const ownNewsletterQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ownNewsletterKeys.list(viewer),
    queryFn: async ({ signal }) => (await apiGet('/cabinet/newsletter', ownSubscriptions, { signal })).data,
    enabled: viewer.userId !== null,
    meta: { persist: 'user' },
  })
