import type { PersistedClient } from '@tanstack/react-query-persist-client'
import { DAY_MS } from '#shared/durations.ts'

/** How long an answer is kept. Above about 24 days timers overflow (TanStack/query#5926). */
export const CACHE_LIFE_MS = 7 * DAY_MS
const MAX_CHARACTERS = 2_000_000
const MAX_QUERIES = 500

type DehydratedQuery = PersistedClient['clientState']['queries'][number]

/** When each answer was last on a screen, in ms since 1970, by the hash of its query. */
export type ReadTimes = Map<string, number>
type StoredQuery = DehydratedQuery & { readAt?: number }

/**
 * Serializes a cache, as much as fits: first what is always kept (`meta.isKept`), then what was read most recently.
 * Answers older than a week are left out, unless they are always kept.
 */
export function serializeBlob(
  client: PersistedClient,
  readTimes: ReadTimes,
  limits: { characters?: number; queries?: number } = {},
): string {
  const { characters = MAX_CHARACTERS, queries = MAX_QUERIES } = limits
  const lastUse = ({ queryHash, state }: DehydratedQuery) =>
    Math.max(readTimes.get(queryHash) ?? 0, state.dataUpdatedAt)
  const parts: string[] = []
  let length = 0
  const lastUsedFirst = client.clientState.queries
    .filter((query) => isFresh(query, client.timestamp))
    .sort((a, b) => Number(isKept(b)) - Number(isKept(a)) || lastUse(b) - lastUse(a))
    .slice(0, queries)
  for (const query of lastUsedFirst) {
    const stored: StoredQuery = { ...toRestored(query), readAt: readTimes.get(query.queryHash) }
    const part = JSON.stringify(stored)
    // A huge answer must not push out all others.
    if (length + part.length > characters) continue
    length += part.length
    parts.push(part)
  }
  const { timestamp, buster } = client
  return `{"timestamp":${timestamp},"buster":${JSON.stringify(buster)},"clientState":{"mutations":[],"queries":[${parts.join()}]}}`
}

const isKept = ({ meta }: DehydratedQuery) => meta?.isKept === true

const isFresh = (query: DehydratedQuery, now: number) =>
  isKept(query) || query.state.dataUpdatedAt > now - CACHE_LIFE_MS

/**
 * Stored data is restored as successful but invalidated, so that it is shown at once and refetched. What hardly ever changes
 * (`meta.keepsAge`) is refetched after its `staleTime` alone. An Error could not be stored anyway: it is not JSON.
 */
function toRestored(query: DehydratedQuery): DehydratedQuery {
  const isInvalidated = query.meta?.keepsAge !== true || query.state.isInvalidated
  const state = { ...query.state, status: 'success', error: null, isInvalidated } as const
  return { ...query, state }
}

/**
 * The cache that serializeBlob wrote, without what has become too old since; fills `readTimes`. A damaged blob gives an
 * empty cache, which the next save replaces.
 */
export function parseBlob(blob: string, readTimes: ReadTimes, now: number): PersistedClient {
  try {
    const client: PersistedClient = JSON.parse(blob)
    const queries = client.clientState.queries.filter((query) => isFresh(query, now))
    for (const { queryHash, readAt = 0 } of queries as StoredQuery[])
      readTimes.set(queryHash, Math.max(readAt, readTimes.get(queryHash) ?? 0))
    return { ...client, clientState: { mutations: [], queries } }
  } catch {
    return { timestamp: 0, buster: '', clientState: { mutations: [], queries: [] } }
  }
}
