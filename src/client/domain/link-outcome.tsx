import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#client/platform/api/errors.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

type Props<T> = {
  query: UseQueryResult<T>
  /** Whether the address has a token, or may have one. */
  hasToken: boolean
  renderDone: (data: T) => ReactNode
  /** Shown when the server does not accept the token. */
  expired: ReactNode
}

/** The result of opening a link from a mail: done, expired, failed or still loading. */
export function LinkOutcome<T>({ query, hasToken, renderDone, expired }: Props<T>) {
  if (query.isSuccess) return renderDone(query.data)
  if (!hasToken || (query.error instanceof ApiError && query.error.status === 422)) return expired
  if (query.error) return <QueryFailure {...failureWords(query.error)} onRetry={query.refetch} />
  return (
    <div aria-busy="true">
      {/* Lines, because a height would be a style attribute, which the policy forbids in the server's HTML. */}
      <Skeleton lines={9} />
    </div>
  )
}
