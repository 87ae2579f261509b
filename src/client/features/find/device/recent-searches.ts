import { get, set } from 'idb-keyval'
import { recentsStore } from '#client/platform/device/recents.ts'

const MAX_SEARCHES = 10
const KEY = 'searches'

/** A search made on this device: the values of the search block. */
export type RecentSearch = {
  title: string
  city: { id: number; name: string } | null
  rubric: { id: number; name: string } | null
}

/** Whether two searches are equal. Letter case is ignored. */
export const isSame = (a: RecentSearch, b: RecentSearch): boolean =>
  a.title.toLowerCase() === b.title.toLowerCase() &&
  a.city?.id === b.city?.id &&
  a.rubric?.id === b.rubric?.id

/** Adds a search to the front, without duplicates. Keeps ten. */
export const withSearch = (kept: readonly RecentSearch[], search: RecentSearch): RecentSearch[] =>
  [search, ...kept.filter((other) => !isSame(other, search))].slice(0, MAX_SEARCHES)

/** Reads the recent searches of the current user, or those made while signed out. */
export async function loadRecentSearches(): Promise<RecentSearch[]> {
  const store = recentsStore(KEY)
  return (await store.then((found) => get<RecentSearch[]>(KEY, found)).catch(() => undefined)) ?? []
}

/** Adds a search. Without storage it does nothing. */
export async function saveRecentSearch(search: RecentSearch): Promise<void> {
  await replace((kept) => withSearch(kept, search))
}

/**
 * Returns the search that the plain form sent before the app's code ran, read from its address; null otherwise. Only
 * the plain form sends all its fields, including empty ones.
 */
export function plainSearch(address: string): PlainSearch | null {
  const { pathname, searchParams: parameters } = new URL(address)
  if (!pathname.endsWith('/jobs')) return null
  const title = parameters.get('q')?.trim()
  const [rubric, ...more] = parameters.getAll('rubrics')
  if (!title || rubric === undefined || more.length > 0) return null
  return { title, rubric: Number(rubric) || 0, place: parameters.get('place')?.trim() ?? '' }
}

/** `place` is what was typed for a city; empty when nothing was. */
export type PlainSearch = { title: string; rubric: number; place: string }

/** Deletes one search, or all of them. */
export async function deleteRecentSearch(search?: RecentSearch): Promise<RecentSearch[]> {
  return replace((kept) => (search ? kept.filter((other) => !isSame(other, search)) : []))
}

async function replace(change: (kept: RecentSearch[]) => RecentSearch[]): Promise<RecentSearch[]> {
  const next = change(await loadRecentSearches())
  await recentsStore(KEY)
    .then((store) => set(KEY, next, store))
    .catch(() => undefined)
  return next
}
