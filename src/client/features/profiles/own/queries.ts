import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { ProfileAnswer } from '#shared/contract/profiles.ts'

/** What the person has told of themself, shown to others or not. */
export const ownProfileQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['own-profile', viewer.userId, viewer.language],
    queryFn: async ({ signal }) => (await apiGet('/cabinet/profile', ProfileAnswer, { signal })).data,
    enabled: viewer.userId !== null,
    meta: { persist: 'user' },
  })
