import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { ownProfileKey } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { ProfileAnswer } from '#shared/contract/profiles.ts'

/** The current user's own profile, including fields that are hidden from others. */
export const ownProfileQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...ownProfileKey, viewer.userId, viewer.language],
    queryFn: async ({ signal }) => (await apiGet('/cabinet/profile', ProfileAnswer, { signal })).data,
    enabled: viewer.userId !== null,
    meta: { persist: 'user', isKept: true },
  })
