import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { Measure } from '#shared/contract/measures.ts'
import { type Report, ReportAnswer, type ReportState, ReportsAnswer } from '#shared/contract/reports.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/** The prefix of the keys of all these queries. */
export const reportsKey = ['reports'] as const

const PER_PAGE = 20

/** A page of reports in a state. Open ones are polled every minute. Never stored on the device. */
export const reportsQueryOptions = (viewer: Viewer, state: ReportState, page: number, only?: number) =>
  queryOptions({
    queryKey: [...reportsKey, viewer.userId, viewer.language, state, page, only],
    queryFn: ({ signal }) =>
      apiGet('/admin/reports', ReportsAnswer, {
        query: { state, page, per_page: PER_PAGE, id: only },
        signal,
      }),
    refetchInterval: state === 'open' ? MINUTE_MS : false,
  })

export type Decision = {
  state: Exclude<ReportState, 'open'>
  decision: string
  remove: boolean
  measure?: Measure
  days?: number
}

/** Decides a report. The server sends reporter and author the reason. */
export const decideReport = async (id: number, body: Decision): Promise<Report> =>
  (await apiSend('PATCH', `/admin/reports/${id}`, { body, schema: ReportAnswer })).data
