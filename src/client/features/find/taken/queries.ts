import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { findOwnBid } from '#client/domain/own-bid.ts'
import { listTakenSearches, readTakenJobs, readTakenSearch } from '#client/domain/taken-jobs.ts'
import { jobKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { Job } from '#shared/contract/jobs.ts'

const KEY = ['taken-jobs'] as const
// Read from the device at each visit: another tab may have changed it.
const FROM_DEVICE = { networkMode: 'always', staleTime: 0, gcTime: 0 } as const

/** A search that was taken along, with its jobs; null if it was not. */
export const takenSearchQueryOptions = (key: string) =>
  queryOptions({
    queryKey: [...KEY, 'search', key],
    queryFn: () => readTakenSearch(key, Date.now()),
    ...FROM_DEVICE,
  })

/** All searches that were taken along. */
export const takenSearchesQueryOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'searches'],
    queryFn: () => listTakenSearches(Date.now()),
    ...FROM_DEVICE,
  })

/** Reads the searches again after one was stored or deleted. */
export const refreshTaken = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })

/** Puts all jobs that were taken along into the cache, with their age, where it has none. */
export async function restoreTakenJobs(client: QueryClient, viewer: Viewer): Promise<void> {
  for (const { job, savedAt } of await readTakenJobs(Date.now())) putTakenJob(client, viewer, job, savedAt)
}

/** Puts a job that was taken along into the cache, with its age, if there is none. */
export function putTakenJob(client: QueryClient, viewer: Viewer, job: Job, savedAt: number): void {
  const key = jobKeys.one(viewer, job.slug)
  if (client.getQueryData(key)) return
  // Taken jobs are stored as for a visitor.
  const my_rate = job.my_rate ?? findOwnBid(client, viewer, job.slug)
  client.setQueryData(key, { ...job, my_rate }, { updatedAt: savedAt })
}
