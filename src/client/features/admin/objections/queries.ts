import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { objectionsKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { type ObjectionState, ObjectionsAnswer } from '#shared/contract/objections.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const PER_PAGE = 20

/** A page of objections in a state. Open ones are polled every minute. Never stored on the device. */
export const objectionsQueryOptions = (viewer: Viewer, state: ObjectionState, page: number, only?: number) =>
  queryOptions({
    queryKey: [...objectionsKeys.inState(viewer.userId, state), page, only],
    queryFn: ({ signal }) =>
      apiGet('/admin/objections', ObjectionsAnswer, {
        query: { state, page, per_page: PER_PAGE, id: only },
        signal,
      }),
    refetchInterval: state === 'open' ? MINUTE_MS : false,
  })
