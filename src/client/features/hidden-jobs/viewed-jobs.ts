import { get, update } from 'idb-keyval'
import { recentsStore } from '#client/platform/device/recents.ts'

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
  return (await get<ViewedJob[]>(KEY, await recentsStore(KEY))) ?? []
}

/** Records that the current user, or a visitor, has opened a job. Without storage it does nothing. */
export async function recordViewed(job: ViewedJob): Promise<void> {
  await recentsStore(KEY)
    .then((store) => update<ViewedJob[]>(KEY, (kept) => withViewed(kept ?? [], job), store))
    .catch(() => undefined)
}
