import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { moderationKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { ModerationState } from '#shared/contract/choice-schemas.ts'
import { ModerationQueueAnswer } from '#shared/contract/moderation.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { ModerationSearch } from './moderation-address.ts'

export const PER_PAGE = 50

/**
 * A page of vacancies by moderation state, of all or of one import source. Pending ones are polled every minute. Never stored
 * on the device.
 */
export const moderationQueueQueryOptions = (
  viewer: Viewer,
  { page = 1, only, source, q, ...search }: Omit<ModerationSearch, 'id'>,
) => {
  const state: ModerationState = search.state ?? 'pending'
  return queryOptions({
    queryKey: [...moderationKeys.inState(viewer, state), page, only, source, q],
    queryFn: ({ signal }) =>
      apiGet('/admin/vacancies', ModerationQueueAnswer, {
        query: { state, page, per_page: PER_PAGE, id: only, source_id: source, q },
        signal,
      }),
    refetchInterval: state === 'pending' ? MINUTE_MS : false,
  })
}
