import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { profileKeys } from '#client/platform/cache/query-keys.ts'
import { persistFor, type Viewer } from '#client/platform/cache/viewer.ts'

/** What the keys of all these queries begin with. */
export const blocksKey = ['blocks'] as const

// The schemas come with the first question: a page that carries its answers begins without them.
const blocks = () => import('#shared/contract/blocks.ts')
const profiles = () => import('#shared/contract/profiles.ts')

/** What a person shows of themself. */
export const profileQueryOptions = (viewer: Viewer, id: number) =>
  queryOptions({
    queryKey: profileKeys.one(viewer, id),
    queryFn: async ({ signal }) =>
      (await apiGet(`/users/${id}`, async () => (await profiles()).PublicProfileAnswer, { signal })).data,
    meta: { persist: persistFor(viewer) },
  })

/** Whether the viewer does not want to hear from somebody. */
export const blockQueryOptions = (viewer: Viewer, user_id: number) =>
  queryOptions({
    queryKey: [...blocksKey, viewer.userId, user_id],
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
