/** The query of the audit log: filters and page number. */
export type AuditSearch = {
  action?: string
  subject_type?: string
  subject_id?: number
  actor_id?: number
  from?: string
  to?: string
  page?: number
}

const word = (value: unknown) => (/^[a-z_.]{1,60}$/.test(`${value ?? ''}`) ? `${value}` : undefined)
const number = (value: unknown) => (/^[1-9]\d{0,8}$/.test(`${value ?? ''}`) ? Number(value) : undefined)
const date = (value: unknown) => (/^\d{4}-\d{2}-\d{2}$/.test(`${value ?? ''}`) ? `${value}` : undefined)

/** Parses the query and leaves out invalid values. */
export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  const page = number(search.page)
  const found = {
    action: word(search.action),
    subject_type: word(search.subject_type),
    subject_id: number(search.subject_id),
    actor_id: number(search.actor_id),
    from: date(search.from),
    to: date(search.to),
    page: page === 1 ? undefined : page,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
