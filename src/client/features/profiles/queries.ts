import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api.ts'
import { persistFor, type Viewer } from '#client/platform/viewer.ts'
import { BlocksAnswer } from '#shared/contract/blocks.ts'
import { PublicProfileAnswer } from '#shared/contract/profiles.ts'

/** What a person shows of themself. */
export const profileQueryOptions = (viewer: Viewer, id: number) =>
  queryOptions({
    queryKey: ['profile', viewer.userId, viewer.language, id],
    queryFn: async ({ signal }) => (await apiGet(`/users/${id}`, PublicProfileAnswer, { signal })).data,
    meta: { persist: persistFor(viewer) },
  })

/** Whether the viewer does not want to hear from somebody. */
export const blockQueryOptions = (viewer: Viewer, user_id: number) =>
  queryOptions({
    queryKey: ['blocks', viewer.userId, user_id],
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/blocks', BlocksAnswer, { query: { user_id }, signal })).data.length > 0,
    enabled: viewer.userId !== null,
    meta: { persist: 'user' },
  })
