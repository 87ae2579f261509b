import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { approvalTimeQueryOptions } from './approval-queries.ts'

// Up to two days, hours say more.
const MAX_HOURS = 48

/** Says how long approvals took lately, as a sentence; nothing while that is unknown. */
export function ApprovalTime() {
  const median = useQuery(approvalTimeQueryOptions()).data?.median_hours
  if (median === undefined || median === null) return null
  const hours = Math.max(1, Math.ceil(median))
  const days = Math.ceil(hours / 24)
  return hours <= MAX_HOURS ? (
    <Plural
      value={hours}
      one="Over the last 30 days, half of all vacancies were checked within # hour."
      other="Over the last 30 days, half of all vacancies were checked within # hours."
    />
  ) : (
    <Plural
      value={days}
      one="Over the last 30 days, half of all vacancies were checked within # day."
      other="Over the last 30 days, half of all vacancies were checked within # days."
    />
  )
}
