import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { blocksKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const blocks = () => import('#shared/contract/blocks.ts')

/** The people whom the current user has blocked, latest first. */
export const blockedQueryOptions = ({ userId }: Viewer) =>
  queryOptions({
    queryKey: blocksKeys.list(userId),
    queryFn: async ({ signal }) =>
      (
        await apiGet('/cabinet/blocks', async () => (await blocks()).BlocksAnswer, {
          query: { per_page: 100 },
          signal,
        })
      ).data,
    meta: { persist: 'user' },
  })
