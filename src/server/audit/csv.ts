import type { AuditEntry } from '#shared/contract/audit.ts'

const HEAD = ['id', 'time', 'actor_id', 'actor', 'action', 'subject_type', 'subject_id', 'reason']
const VALUES = ['before', 'after', 'details'] as const

/**
 * Entries of the audit log as CSV (RFC 4180). The first part has the head, after a byte order mark, which Excel needs to read
 * UTF-8.
 */
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
  const lines = [...head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`)
  return `${isFirst ? '\uFEFF' : ''}${lines.join('')}`
}

// Spreadsheet programs would run a cell that begins like a formula (OWASP, CSV injection).
function cell(value: string | number | null | undefined): string {
  const text = `${value ?? ''}`
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
