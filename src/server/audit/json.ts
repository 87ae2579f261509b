import type { AuditEntry } from '#shared/contract/audit.ts'

/** Entries of the audit log as a part of one JSON array. Only the last part of a file may be without entries. */
export function toJson(
  entries: AuditEntry[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n')
  const begin = isFirst ? '[\n' : entries.length > 0 ? ',\n' : ''
  return `${begin}${lines}${isLast ? '\n]\n' : ''}`
}
