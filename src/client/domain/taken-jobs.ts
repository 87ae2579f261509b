import { get, promisifyRequest, type UseStore } from 'idb-keyval'
import { takenJobsStore } from '#client/platform/device/storage/stores.ts'
import type { Job, WholeJob } from '#shared/contract/jobs.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { DAY_MS } from '#shared/durations.ts'

/** What the device may keep. The search that was shown least recently goes first. */
export const TAKEN_LIMITS = {
  jobs: LIMITS.wholeJobs,
  searches: 10,
  characters: 10_000_000,
  ageMs: 30 * DAY_MS,
}
// Records of another version are ignored, and deleted with the next search that is stored.
const VERSION = 1
const SEARCH = 'search:'
const JOB = 'job:'

/** A search whose jobs are stored whole. `key` is its address without the page, `label` its filters in words. */
export type TakenSearch = {
  version: typeof VERSION
  key: string
  label: string
  savedAt: number
  usedAt: number
  /** The jobs in the order of the list. */
  slugs: string[]
  characters: number
}
/** A search that was taken along, and its jobs in the order of the list. */
export type WholeSearch = { search: TakenSearch; jobs: Job[] }
type TakenJob = { version: typeof VERSION; job: WholeJob; savedAt: number }

/** Whether a key of the store holds a job, not a search. */
export const isTakenJobKey = (key: IDBValidKey): boolean => String(key).startsWith(JOB)

/** A job with the fields that depend on the reader, as for a visitor. */
const toJob = (job: WholeJob): Job => ({ ...job, my_rate: null, similar: [], company_jobs: [] })

/** The searches that were taken along, the latest first. Empty if the storage cannot be read. */
export async function listTakenSearches(now: number): Promise<TakenSearch[]> {
  const searches = await takenJobsStore('readonly', readSearches).catch(() => [])
  return searches.filter((one) => isCurrent(one, now)).sort((a, b) => b.savedAt - a.savedAt)
}

/** The jobs of a search that was taken along, in the order of its list; null if it was not. */
export async function readTakenSearch(key: string, now: number): Promise<WholeSearch | null> {
  return takenJobsStore('readonly', async (store) => {
    const search: TakenSearch | undefined = await promisifyRequest(store.get(SEARCH + key))
    if (!search || !isCurrent(search, now)) return null
    const stored = await Promise.all(search.slugs.map((slug) => readJob(store, slug)))
    return { search, jobs: stored.flatMap((one) => (one ? [toJob(one.job)] : [])) }
  }).catch(() => null)
}

/** All jobs that were taken along, each once. */
export async function readTakenJobs(now: number): Promise<{ job: Job; savedAt: number }[]> {
  const stored = await takenJobsStore(
    'readonly',
    async (store): Promise<unknown[]> => promisifyRequest(store.getAll(rangeOf(JOB))),
  ).catch(() => [])
  return (stored as TakenJob[])
    .filter((one) => isCurrent(one, now))
    .map(({ job, savedAt }) => ({ job: toJob(job), savedAt }))
}

/** One job that was taken along, with the time when it was fetched. */
export async function findTakenJob(slug: string, now: number): Promise<{ job: Job; savedAt: number } | null> {
  const stored = await get<TakenJob>(JOB + slug, takenJobsStore).catch(() => undefined)
  return stored && isCurrent(stored, now) ? { job: toJob(stored.job), savedAt: stored.savedAt } : null
}

/**
 * Stores a search and its jobs in one transaction, and deletes what exceeds the limits. When the device is full, nothing
 * of it is stored and an earlier version of the search stays.
 * @throws DOMException QuotaExceededError
 */
export async function storeTakenSearch(
  { key, label }: Pick<TakenSearch, 'key' | 'label'>,
  jobs: readonly WholeJob[],
  now: number,
  store: UseStore = takenJobsStore,
): Promise<TakenSearch> {
  const taken = [...new Map(jobs.map((job) => [job.slug, job])).values()].slice(0, TAKEN_LIMITS.jobs)
  const search: TakenSearch = {
    version: VERSION,
    key,
    label,
    savedAt: now,
    usedAt: now,
    slugs: taken.map(({ slug }) => slug),
    characters: JSON.stringify(taken).length,
  }
  await store('readwrite', async (opened) => {
    const others = (await readSearches(opened)).filter((one) => one.key !== key && isCurrent(one, now))
    const kept = withinLimits([search, ...others])
    for (const job of taken)
      opened.put({ version: VERSION, job, savedAt: now } satisfies TakenJob, JOB + job.slug)
    opened.put(search, SEARCH + key)
    await deleteUnused(opened, kept)
  })
  return search
}

/** Notes that a search is on a screen. Of those that exceed the limits, the one that was shown least recently goes first. */
export async function markTakenUsed(key: string, now: number): Promise<void> {
  await takenJobsStore('readwrite', async (store) => {
    const search: TakenSearch | undefined = await promisifyRequest(store.get(SEARCH + key))
    if (search) store.put({ ...search, usedAt: now }, SEARCH + key)
  }).catch(() => undefined)
}

/** Deletes a search, and its jobs that no other search has. */
export async function removeTakenSearch(key: string): Promise<void> {
  await takenJobsStore('readwrite', async (store) => {
    const others = (await readSearches(store)).filter((one) => one.key !== key)
    await deleteUnused(store, others)
  })
}

/** Deletes a job that the server no longer shows. */
export async function forgetTakenJob(slug: string): Promise<void> {
  await takenJobsStore('readwrite', (store) => promisifyRequest(store.delete(JOB + slug))).catch(
    () => undefined,
  )
}

/** The first search is always kept, the others from the one shown last as long as they fit. */
export function withinLimits([first, ...others]: [TakenSearch, ...TakenSearch[]]): TakenSearch[] {
  let characters = first.characters
  const kept = [first]
  for (const one of others.toSorted((a, b) => b.usedAt - a.usedAt)) {
    characters += one.characters
    if (kept.length >= TAKEN_LIMITS.searches || characters > TAKEN_LIMITS.characters) break
    kept.push(one)
  }
  return kept
}

async function deleteUnused(store: IDBObjectStore, kept: readonly TakenSearch[]): Promise<void> {
  const used = new Set(kept.flatMap(({ key, slugs }) => [SEARCH + key, ...slugs.map((slug) => JOB + slug)]))
  for (const key of await promisifyRequest(store.getAllKeys())) if (!used.has(String(key))) store.delete(key)
}

async function readSearches(store: IDBObjectStore): Promise<TakenSearch[]> {
  const stored: TakenSearch[] = await promisifyRequest(store.getAll(rangeOf(SEARCH)))
  return stored.filter(({ version }) => version === VERSION)
}

async function readJob(store: IDBObjectStore, slug: string): Promise<TakenJob | null> {
  const stored: TakenJob | undefined = await promisifyRequest(store.get(JOB + slug))
  return stored?.version === VERSION ? stored : null
}

const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

const isCurrent = ({ version, savedAt }: { version: number; savedAt: number }, now: number) =>
  version === VERSION && savedAt > now - TAKEN_LIMITS.ageMs
