import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { listSealed } from '#client/platform/device/session/seal.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { refreshTokenForRole } from './refresh-token-for-role.ts'

// The schemas are loaded with the first request, because server-rendered pages start without requests.
const accounts = () => import('#shared/contract/accounts.ts')

/** The prefix of the keys of all these queries. */
export const sessionsKey = ['sessions'] as const

/** The current user. */
export const currentUserQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: currentUserKeys.one(viewer),
    queryFn: async ({ signal }) => {
      const { data } = await apiGet('/cabinet/user-role', async () => (await accounts()).CurrentUserAnswer, {
        signal,
      })
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
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/sessions', async () => (await accounts()).SessionsAnswer, { signal })).data,
    enabled: viewer.userId !== null,
  })

/** The prefix of the keys of this query. */
export const secondFactorKey = ['second-factor'] as const

/** The second factor of the current user. */
export const secondFactorQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...secondFactorKey, viewer.userId],
    queryFn: async ({ signal }) =>
      (
        await apiGet(
          '/cabinet/second-factor',
          async () => (await import('#shared/contract/second-factor.ts')).SecondFactorAnswer,
          { signal },
        )
      ).data,
    enabled: viewer.userId !== null,
  })

/** What a deletion of the account would do now. */
export const deletionPreviewQueryOptions = ({ userId }: Viewer) =>
  queryOptions({
    queryKey: ['deletion-preview', userId],
    queryFn: async ({ signal }) =>
      (
        await apiGet(
          '/cabinet/deletion',
          async () => (await import('#shared/contract/personal-data.ts')).DeletionPreviewAnswer,
          { signal },
        )
      ).data,
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
