import { get, update } from 'idb-keyval'
import { getSession } from '#client/platform/device/session/page.ts'
import { userStores } from '#client/platform/device/storage/stores.ts'

const MAX_VIEWED = 20
// In the store of recent searches: both stay on the device and are deleted together.
const KEY = 'viewed-jobs'

/** A job whose page was opened on this device. */
export type ViewedJob = { id: number; slug: string; title: string; company_name: string; viewedAt: string }

/** Puts a job first, without duplicates. Keeps twenty. */
export const withViewed = (kept: readonly ViewedJob[], job: ViewedJob): ViewedJob[] =>
  [job, ...kept.filter(({ id }) => id !== job.id)].slice(0, MAX_VIEWED)

/** The jobs that the current user has opened on this device, latest first. */
export async function loadViewed(): Promise<ViewedJob[]> {
  const session = getSession()
  if (!session) return []
  return (await get<ViewedJob[]>(KEY, userStores(session.userId).recentSearches)) ?? []
}

/** Records that the current user has opened a job, but not for visitors. Without storage it does nothing. */
export async function recordViewed(job: ViewedJob): Promise<void> {
  const session = getSession()
  if (!session) return
  await update<ViewedJob[]>(
    KEY,
    (kept) => withViewed(kept ?? [], job),
    userStores(session.userId).recentSearches,
  ).catch(() => undefined)
}
