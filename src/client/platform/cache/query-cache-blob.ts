import type { PersistedClient } from '@tanstack/react-query-persist-client'
import { DAY_MS } from '#shared/durations.ts'

/** How long an answer is kept. Above about 24 days timers overflow (TanStack/query#5926). */
export const CACHE_LIFE_MS = 7 * DAY_MS
const MAX_CHARACTERS = 2_000_000
const MAX_QUERIES = 500

type DehydratedQuery = PersistedClient['clientState']['queries'][number]

/** Serializes a cache: the newest answers, as many as fit. Answers older than a week are left out. */
export function serializeBlob(
  client: PersistedClient,
  limits: { characters?: number; queries?: number } = {},
): string {
  const { characters = MAX_CHARACTERS, queries = MAX_QUERIES } = limits
  const oldest = client.timestamp - CACHE_LIFE_MS
  const parts: string[] = []
  let length = 0
  const newestFirst = client.clientState.queries
    .filter((query) => query.state.dataUpdatedAt > oldest)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, queries)
  for (const query of newestFirst) {
    const part = JSON.stringify(toRestored(query))
    length += part.length
    if (length > characters) break
    parts.push(part)
  }
  const { timestamp, buster } = client
  return `{"timestamp":${timestamp},"buster":${JSON.stringify(buster)},"clientState":{"mutations":[],"queries":[${parts.join()}]}}`
}

/**
 * Stored data is restored as successful but invalidated, so that it is shown at once and refetched. An Error could not
 * be stored anyway: it is not JSON.
 */
function toRestored(query: DehydratedQuery): DehydratedQuery {
  const state = { ...query.state, status: 'success', error: null, isInvalidated: true } as const
  return { ...query, state }
}

/** The cache that serializeBlob wrote. A damaged blob gives an empty cache, which the next save replaces. */
export function parseBlob(blob: string): PersistedClient {
  try {
    return JSON.parse(blob)
  } catch {
    return { timestamp: 0, buster: '', clientState: { mutations: [], queries: [] } }
  }
}
