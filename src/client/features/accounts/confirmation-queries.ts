import { queryOptions } from '@tanstack/react-query'
import { currentUserKeys, ownProfileKey } from '#client/platform/cache/query-keys.ts'
import { confirmEmail } from './entry-mutations.ts'

/** Confirms the e-mail address with the token from the mail. Idempotent. */
export const confirmationQueryOptions = (token: string | null) =>
  queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: async ({ client }) => {
      const { data } = await confirmEmail(token ?? '')
      void client.invalidateQueries({ queryKey: currentUserKeys.all })
      if (data.phone_ending) void client.invalidateQueries({ queryKey: ownProfileKey })
      return data
    },
    enabled: token !== null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
