type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type Query = Record<string, QueryValue>

const PREFIX = '/api/v1'

/** The address of a call under /api/v1. */
export function urlOf(path: string, query: Query = {}): string {
  const params = new URLSearchParams(toSearchParams(query)).toString()
  return `${PREFIX}/${path.replace(/^\//, '')}${params && `?${params}`}`
}

/** A query as names and texts. Lists become `1,2`, or repeated names ending in `[]`; empty values are left out. */
export function toSearchParams(query: Query): [string, string][] {
  return Object.entries(query)
    .flatMap(([key, value]): [string, string][] => {
      if (!Array.isArray(value)) return [[key, String(value ?? '')]]
      return key.endsWith('[]') ? value.map((one) => [key, `${one}`]) : [[key, value.join(',')]]
    })
    .filter(([, value]) => value !== '')
}
