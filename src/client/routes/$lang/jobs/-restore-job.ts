import type { QueryClient } from '@tanstack/react-query'
import { findTakenJob } from '#client/domain/taken-jobs.ts'
import { findStoredFavourite } from '#client/features/favourites/queries.ts'
import { putTakenJob } from '#client/features/find/taken/queries.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'

/** Puts a job that the user has saved or taken along into the cache, which may have dropped it. */
export async function restoreJob(client: QueryClient, viewer: Viewer, slug: string): Promise<void> {
  const favourite = await findStoredFavourite(viewer, 'jobs', (one) => one.slug === slug)
  if (favourite?.one.job) return putTakenJob(client, viewer, favourite.one.job, favourite.savedAt)
  const taken = await findTakenJob(slug, Date.now())
  if (taken) putTakenJob(client, viewer, taken.job, taken.savedAt)
}
