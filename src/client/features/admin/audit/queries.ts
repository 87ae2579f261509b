import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { AuditAnswer, AuditFileAnswer } from '#shared/contract/audit.ts'
import type { AuditSearch } from './search.ts'

const PER_PAGE = 50

/** A page of the audit log, newest first. Never stored on the device. */
export const auditQueryOptions = (viewer: Viewer, { page = 1, ...filters }: AuditSearch) =>
  queryOptions({
    queryKey: ['audit', viewer.userId, filters, page],
    queryFn: ({ signal }) =>
      apiGet('/admin/audit', AuditAnswer, { query: { ...filters, page, per_page: PER_PAGE }, signal }),
  })

/** The entries that match the filters, as a file. */
export async function exportAudit(format: 'csv' | 'json', { page: _, ...filters }: AuditSearch) {
  return (await apiGet('/admin/audit/export', AuditFileAnswer, { query: { ...filters, format } })).data
}
