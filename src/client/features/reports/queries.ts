import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { sentReportsKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { OwnReportAnswer, SentReportsAnswer } from '#shared/contract/reports.ts'
import type { Subject } from './report-draft.ts'

/** The user's own report of something that is not decided. Read anew for each form: it says what the server has now. */
export const ownReportQueryOptions = ({ userId }: Viewer, { type, id }: Subject) =>
  queryOptions({
    queryKey: ['own-report', userId, type, id],
    queryFn: ({ signal }) =>
      apiGet('/cabinet/reports/open', OwnReportAnswer, { query: { type, id }, signal }),
    enabled: userId !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** The reports that the current user has sent, latest first. */
export const sentReportsQueryOptions = ({ userId }: Viewer) =>
  queryOptions({
    queryKey: sentReportsKeys.list(userId),
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/reports', SentReportsAnswer, { query: { per_page: 100 }, signal })).data,
    meta: { persist: 'user' },
  })
