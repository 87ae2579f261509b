import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { reportsKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { type ReportState, ReportsAnswer } from '#shared/contract/reports.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const PER_PAGE = 20

/** A page of reports in a state. Open ones are polled every minute. Never stored on the device. */
export const reportsQueryOptions = (viewer: Viewer, state: ReportState, page: number, only?: number) =>
  queryOptions({
    queryKey: [...reportsKeys.inState(viewer, state), page, only],
    queryFn: ({ signal }) =>
      apiGet('/admin/reports', ReportsAnswer, {
        query: { state, page, per_page: PER_PAGE, id: only },
        signal,
      }),
    refetchInterval: state === 'open' ? MINUTE_MS : false,
  })
