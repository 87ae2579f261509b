import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MINUTE_MS } from '#shared/durations.ts'
import { useConnection } from '../api/use-connection.ts'
import { useNow } from './clock.ts'
import { formatTime } from './format.ts'
import { RelativeTime } from './relative-time.tsx'

const OLD_MS = 15 * MINUTE_MS

/** "Updated 3 hours ago", when the shown data come from the device and may be out of date; else null. */
export function useFreshness(query: Pick<UseQueryResult, 'dataUpdatedAt' | 'data' | 'isError'>): ReactNode {
  const now = useNow()
  const isOffline = useConnection() === 'offline'
  // Placeholder data of another query have no age.
  if (query.data === undefined || query.dataUpdatedAt === 0) return null
  const isOld = now - query.dataUpdatedAt > OLD_MS
  if (!isOffline && !query.isError && !isOld) return null
  if (now - query.dataUpdatedAt < MINUTE_MS) {
    const time = formatTime(query.dataUpdatedAt)
    return <Trans>Updated at {time}</Trans>
  }
  const ago = <RelativeTime at={query.dataUpdatedAt} />
  return <Trans>Updated {ago}</Trans>
}
