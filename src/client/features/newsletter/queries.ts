import { queryOptions } from '@tanstack/react-query'
import { apiSend } from '#client/platform/api/api.ts'
import { SubscriptionStateAnswer } from '#shared/contract/newsletter.ts'

/** Confirms or ends a subscription with the token from the mail. Idempotent. */
export const linkQueryOptions = (what: 'confirm' | 'unsubscribe', token: string | null) =>
  queryOptions({
    queryKey: ['newsletter', what, token],
    queryFn: async () =>
      (
        await apiSend('POST', `/subscriptions/${what}`, {
          body: { token },
          schema: SubscriptionStateAnswer,
        })
      ).data,
    enabled: token !== null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
