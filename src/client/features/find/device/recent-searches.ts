import { get, set, type UseStore } from 'idb-keyval'
import { getSession } from '#client/platform/device/session/page.ts'
import { publicRecentSearchesStore, userStores } from '#client/platform/device/storage/stores.ts'

const KEPT = 10
const KEY = 'searches'

/** A search somebody made here, as the fields of the search block had it. */
export type RecentSearch = {
  title: string
  city: { id: number; name: string } | null
  rubric: { id: number; name: string } | null
}

/** Whether two searches ask for the same. */
export const isSame = (a: RecentSearch, b: RecentSearch): boolean =>
  a.title.toLowerCase() === b.title.toLowerCase() &&
  a.city?.id === b.city?.id &&
  a.rubric?.id === b.rubric?.id

/** The newest first, each once, ten at most. */
export const withSearch = (kept: readonly RecentSearch[], search: RecentSearch): RecentSearch[] =>
  [search, ...kept.filter((other) => !isSame(other, search))].slice(0, KEPT)

/** What was searched for on this device: by who is signed in, or while nobody was. */
export async function loadRecentSearches(): Promise<RecentSearch[]> {
  return (await get<RecentSearch[]>(KEY, currentStore()).catch(() => undefined)) ?? []
}

/** Keeps a search. A device that cannot store does without. */
export async function keepSearch(search: RecentSearch): Promise<void> {
  await replace((kept) => withSearch(kept, search))
}

/**
 * What the plain form of the search block asked for, when it was sent before our code ran and led to this address.
 * It sends all its fields, empty ones too, which no other way there does.
 */
export function plainSearch(address: string): { title: string; rubric: number } | null {
  const { pathname, searchParams: asked } = new URL(address)
  if (!pathname.endsWith('/jobs')) return null
  const title = asked.get('q')?.trim()
  const [rubric, ...more] = asked.getAll('rubrics')
  return title && rubric !== undefined && more.length === 0 ? { title, rubric: Number(rubric) || 0 } : null
}

/** Forgets one, or all. */
export async function forgetSearch(search?: RecentSearch): Promise<RecentSearch[]> {
  return replace((kept) => (search ? kept.filter((other) => !isSame(other, search)) : []))
}

async function replace(change: (kept: RecentSearch[]) => RecentSearch[]): Promise<RecentSearch[]> {
  const next = change(await loadRecentSearches())
  await set(KEY, next, currentStore()).catch(() => undefined)
  return next
}

// Signing out deletes the person's.
function currentStore(): UseStore {
  const session = getSession()
  return session ? userStores(session.userId).recentSearches : publicRecentSearchesStore
}
