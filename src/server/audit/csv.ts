import type { AuditEntry } from '#shared/contract/audit.ts'
import { CSV_START, csvLine } from '#shared/csv.ts'

const HEAD = ['id', 'time', 'actor_id', 'actor', 'action', 'subject_type', 'subject_id', 'reason']
const VALUES = ['before', 'after', 'details'] as const

/** Entries of the audit log as CSV. The first part has the head. */
export function toCsv(entries: AuditEntry[], isFirst = true): string {
  const rows = entries.map((entry) => [
    entry.id,
    entry.created_at,
    entry.actor?.id,
    entry.actor?.name,
    entry.action,
    entry.subject_type,
    entry.subject_id,
    entry.reason,
    ...VALUES.map((name) => (entry[name] ? JSON.stringify(entry[name]) : null)),
  ])
  const head = isFirst ? [[...HEAD, ...VALUES]] : []
  const lines = [...head, ...rows].map((row) => csvLine(row, ','))
  return `${isFirst ? CSV_START : ''}${lines.join('')}`
}
