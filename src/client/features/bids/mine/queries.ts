import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { ownBidsKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const bids = () => import('#shared/contract/bids.ts')

/** The current user's bids with their jobs. */
export const ownBidsQueryOptions = (viewer: Viewer, state: 'active' | 'withdrawn') =>
  queryOptions({
    queryKey: ownBidsKeys.list(viewer, state),
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/rates', async () => (await bids()).OwnBidsAnswer, { query: { state }, signal }))
        .data,
    meta: { persist: 'user', isKept: true },
  })
