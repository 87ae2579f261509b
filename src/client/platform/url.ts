type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type Query = Record<string, QueryValue>

const PREFIX = '/api/v1'

/** The address of a call under /api/v1. */
export function urlOf(path: string, query: Query = {}): string {
  const params = new URLSearchParams(toSearchParams(query)).toString()
  return `${PREFIX}/${path.replace(/^\//, '')}${params && `?${params}`}`
}

/** A query as name and text; lists as `1,2`, what is empty left out. */
export function toSearchParams(query: Query): [string, string][] {
  return Object.entries(query)
    .map(([key, value]): [string, string] => [
      key,
      Array.isArray(value) ? value.join(',') : String(value ?? ''),
    ])
    .filter(([, value]) => value !== '')
}
