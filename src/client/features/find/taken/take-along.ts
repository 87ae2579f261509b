import { removeTakenSearch, storeTakenSearch, type TakenSearch } from '#client/domain/taken-jobs.ts'
import { apiGet } from '#client/platform/api/api.ts'
import { getSession, subscribeSession } from '#client/platform/device/session/page.ts'
import { requestPersistence } from '#client/platform/device/storage/stores.ts'
import type { WholeJob } from '#shared/contract/jobs.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { createStore } from '#shared/emitter.ts'
import type { Filters } from '../filters/filters.ts'
import { toListQuery } from '../filters/query.ts'
import { takenKeyOf } from './taken-key.ts'

/** The search that is being fetched. It goes on when its list is left. */
export type Taking = { key: string; done: number; total: number | null; cancel: () => void }

export const taking = createStore<Taking | null>(null)

/**
 * Fetches up to 200 jobs of a search in full, then stores them at once. Null when cancelled, also by a sign-out.
 * @throws ApiError, NetworkError, ContractError, DOMException QuotaExceededError
 */
export async function takeAlong(filters: Filters, label: string): Promise<TakenSearch | null> {
  const key = takenKeyOf(filters)
  const abort = new AbortController()
  const cancel = () => abort.abort()
  taking.set({ key, done: 0, total: null, cancel })
  const user = getSession()?.userId
  // A sign-out deletes what was taken along.
  const stop = subscribeSession(() => {
    if (user !== undefined && getSession()?.userId !== user) cancel()
  })
  try {
    const jobs: WholeJob[] = []
    for await (const { data, total } of fetchPages(filters, abort.signal)) {
      jobs.push(...data)
      taking.set({ key, done: jobs.length, total, cancel })
    }
    abort.signal.throwIfAborted()
    const search = await storeTakenSearch({ key, label }, jobs, Date.now())
    if (abort.signal.aborted) await removeTakenSearch(key)
    abort.signal.throwIfAborted()
    void requestPersistence()
    return search
  } catch (error) {
    if (abort.signal.aborted) return null
    throw error
  } finally {
    stop()
    taking.set(null)
  }
}

async function* fetchPages(filters: Filters, signal: AbortSignal) {
  const schema = async () => (await import('#shared/contract/jobs.ts')).WholeJobsAnswer
  for (let page = 1, last = 1; page <= last; page++) {
    const query = toListQuery({ ...filters, page })
    const { data, meta } = await apiGet('/jobs/whole', schema, { query, signal, isWhole: true })
    last = Math.min(meta.last_page, LIMITS.wholeJobs / LIMITS.wholeJobsPage)
    yield { data, total: meta.total }
  }
}
