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

/** All entries that match the filters, as a file. It arrives in parts, so that the server never holds the whole log. */
export async function exportAudit(format: 'csv' | 'json', { page: _, ...filters }: AuditSearch) {
  const read = async (before?: number) =>
    (await apiGet('/admin/audit/export', AuditFileAnswer, { query: { ...filters, format, before } })).data
  let part = await read()
  const contents = [part.content]
  while (part.next !== null) {
    part = await read(part.next)
    contents.push(part.content)
  }
  return { ...part, content: contents.join('') }
}
