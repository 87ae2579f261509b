import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { listSealed } from '#client/platform/device/session/seal.ts'
import { CurrentUserAnswer, SessionsAnswer } from '#shared/contract/accounts.ts'
import { DeletionPreviewAnswer } from '#shared/contract/personal-data.ts'
import { SecondFactorAnswer } from '#shared/contract/second-factor.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { confirmEmail } from './mutations.ts'
import { refreshTokenForRole } from './refresh-token-for-role.ts'

/** The prefix of the keys of all these queries. */
export const sessionsKey = ['sessions'] as const

/** The current user. */
export const currentUserQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: currentUserKeys.one(viewer),
    queryFn: async ({ signal }) => {
      const { data } = await apiGet('/cabinet/user-role', CurrentUserAnswer, { signal })
      void refreshTokenForRole(data.role).catch(() => undefined)
      return data
    },
    enabled: viewer.userId !== null,
    staleTime: 5 * MINUTE_MS,
    meta: { persist: 'user' },
  })

/** The current user's sessions on all devices. */
export const sessionsQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...sessionsKey, viewer.userId],
    queryFn: async ({ signal }) => (await apiGet('/cabinet/sessions', SessionsAnswer, { signal })).data,
    enabled: viewer.userId !== null,
  })

/** The prefix of the keys of this query. */
export const secondFactorKey = ['second-factor'] as const

/** The second factor of the current user. */
export const secondFactorQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...secondFactorKey, viewer.userId],
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/second-factor', SecondFactorAnswer, { signal })).data,
    enabled: viewer.userId !== null,
  })

/** What a deletion of the account would do now. */
export const deletionPreviewQueryOptions = ({ userId }: Viewer) =>
  queryOptions({
    queryKey: ['deletion-preview', userId],
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/deletion', DeletionPreviewAnswer, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })

/** The accounts whose encrypted unsent work this device stores. */
export const sealedWorkQueryOptions = queryOptions({
  queryKey: ['sealed-work'],
  queryFn: () => listSealed().catch(() => []),
  networkMode: 'always',
  staleTime: 0,
  gcTime: 0,
})

/** Confirms the e-mail address with the token from the mail. Idempotent. */
export const confirmationQueryOptions = (token: string | null) =>
  queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: async ({ client }) => {
      const { data } = await confirmEmail(token ?? '')
      void client.invalidateQueries({ queryKey: currentUserKeys.all })
      return data
    },
    enabled: token !== null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
