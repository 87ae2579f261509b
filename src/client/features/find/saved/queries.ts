import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { savedSearchesKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { SavedSearchesAnswer } from '#shared/contract/saved-searches.ts'

/** The saved searches of the current user. */
export const savedSearchesQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: savedSearchesKeys.ofUser(viewer.userId),
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/saved-searches', SavedSearchesAnswer, { signal })).data,
    meta: { persist: 'user', isKept: true },
  })
