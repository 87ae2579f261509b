import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { ProfileAnswer } from '#shared/contract/profiles.ts'

/** What the keys of all these queries begin with. */
export const ownProfileKey = ['own-profile'] as const

/** What the person has told of themself, shown to others or not. */
export const ownProfileQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...ownProfileKey, viewer.userId, viewer.language],
    queryFn: async ({ signal }) => (await apiGet('/cabinet/profile', ProfileAnswer, { signal })).data,
    enabled: viewer.userId !== null,
    meta: { persist: 'user' },
  })
