import type { QueryClient } from '@tanstack/react-query'
import { ownBidsKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { OwnBid } from '#shared/contract/bids.ts'
import type { Job } from '#shared/contract/jobs.ts'

/** The current user's bid for a job, from the list of own bids on the device; null if it is not there. */
export function findOwnBid(client: QueryClient, viewer: Viewer, slug: string): Job['my_rate'] {
  const bids = client.getQueryData<OwnBid[]>(ownBidsKeys.list(viewer, 'active'))
  const found = bids?.find(({ job }) => job.slug === slug)
  if (!found) return null
  const { job: _job, seen_at: _seen, answered_at: _answered, ...bid } = found
  return bid
}
