import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { blocksKeys, profileKeys } from '#client/platform/cache/query-keys.ts'
import { persistFor, type Viewer } from '#client/platform/cache/viewer.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const blocks = () => import('#shared/contract/blocks.ts')
const profiles = () => import('#shared/contract/profiles.ts')

/** The public profile of a person. */
export const profileQueryOptions = (viewer: Viewer, id: number) =>
  queryOptions({
    queryKey: profileKeys.one(viewer, id),
    queryFn: async ({ signal }) =>
      (await apiGet(`/users/${id}`, async () => (await profiles()).PublicProfileAnswer, { signal })).data,
    meta: { persist: persistFor(viewer) },
  })

/** Whether the current user has blocked a person. */
export const blockQueryOptions = (viewer: Viewer, user_id: number) =>
  queryOptions({
    queryKey: blocksKeys.of(viewer.userId, user_id),
    queryFn: async ({ signal }) =>
      (
        await apiGet('/cabinet/blocks', async () => (await blocks()).BlocksAnswer, {
          query: { user_id },
          signal,
        })
      ).data.length > 0,
    enabled: viewer.userId !== null,
    meta: { persist: 'user' },
  })
