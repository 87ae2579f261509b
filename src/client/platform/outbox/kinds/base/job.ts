import type { OwnBid } from '#shared/contract/bids.ts'
import { type Job, JobAnswer, type JobCard, type JobsPage } from '#shared/contract/jobs.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { jobKeys, jobsKeys, OWN_BID_QUERIES, ownBidsKeys } from '../../../cache/query-keys.ts'
import type { Caller } from './caller.ts'
import { ignoreNotFound } from './ignored-errors.ts'
import type { CacheChange, Sendable } from './kind.ts'

// Shared by the kinds about one job: bid and withdrawal.

/** Lists of jobs too: they mark the jobs with a bid. */
export const JOB_QUERIES = [...OWN_BID_QUERIES, jobsKeys.all]

/** One lane for each job: a bid and its withdrawal must arrive in the order of writing. */
export const jobLane = (slug: string): string => `job:${slug}`

export const jobPath = (slug: string): string => `/jobs/${encodeURIComponent(slug)}`

/** The job from the server; undefined when it is gone. */
export const findJob = (slug: string, call: Caller): Promise<Job | undefined> =>
  call.get(jobPath(slug), JobAnswer).then(({ data }) => data, ignoreNotFound)

/**
 * Sets or removes the current user's bid in the cached job and in lists of jobs, and changes it in the list of own bids, before
 * anything is refetched.
 */
export function changeOwnBid(
  { userId, body }: Sendable<{ slug: string }>,
  my_rate: Job['my_rate'],
): CacheChange[] {
  return [
    {
      queryKey: jobKeys.ofUser(userId),
      change: (data) => {
        const job = data as Job | undefined
        return job?.slug === body.slug ? { ...job, my_rate } : job
      },
    },
    {
      queryKey: ownBidsKeys.ofUser(userId),
      change: (data) =>
        Array.isArray(data)
          ? data.map((bid: { id: number }) => (bid.id === my_rate?.id ? { ...bid, ...my_rate } : bid))
          : data,
    },
    {
      queryKey: jobsKeys.ofUser(userId),
      change: (data) => {
        const page = data as JobsPage | undefined
        const mark = (job: JobCard) =>
          job.slug === body.slug ? { ...job, my_rate_id: my_rate?.id ?? null } : job
        return page && { ...page, data: page.data.map(mark) }
      },
    },
  ]
}

/** Changes the cached list of active own bids. */
export const changeActiveBids = (
  userId: number,
  change: (bids: readonly OwnBid[]) => readonly OwnBid[],
): CacheChange[] =>
  LANGUAGES.map((language) => ({
    queryKey: ownBidsKeys.list({ userId, language }, 'active'),
    change: (data) => (Array.isArray(data) ? change(data) : data),
  }))
