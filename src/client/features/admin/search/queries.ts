import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { StaffSearchAnswer } from '#shared/contract/staff-search.ts'

const MIN_LENGTH = 2

/** The matches of the search of the administration; none for a single character. Never stored on the device. */
export const staffSearchQueryOptions = (viewer: Viewer, q: string) =>
  queryOptions({
    queryKey: ['staff-search', viewer.userId, q],
    queryFn: ({ signal }) => apiGet('/admin/search', StaffSearchAnswer, { query: { q }, signal }),
    enabled: q.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  })
