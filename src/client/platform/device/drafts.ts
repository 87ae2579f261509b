import { del, get, set, type UseStore, update } from 'idb-keyval'
import { once } from '#shared/once.ts'
import { getSession } from './session/page.ts'
import { deleteDamaged, readEach } from './storage/read-each.ts'
import { publicDraftsStore, userStores } from './storage/stores.ts'
import { hasUnstoredDrafts } from './unstored-drafts.ts'

const DELAY_MS = 150
// A full disk may be free again later.
const RETRY_MS = 5000

/** `savedAt`: when it was typed. */
type Draft = { value: unknown; savedAt: number }
/** A draft until it is stored. `isRepeated`: the disk has refused it before. `timer`: none while it is being stored. */
type Pending = Draft & {
  userId: number | null
  timer: ReturnType<typeof setTimeout> | undefined
  isRepeated: boolean
}

const pending = new Map<string, Pending>()
// Keys of drafts whose storing failed last.
const unstored = new Set<string>()
const moved = new Map<string, { to: string; change: (draft: unknown) => unknown }>()

/**
 * The stored draft under `key`; undefined when there is none. A draft typed before signing in moves to the account that
 * signs in. Never use it for passwords: drafts are stored in plain text.
 */
export async function loadDraft(key: string): Promise<unknown> {
  const move = moved.get(key)
  if (move) return loadDraft(move.to)
  flush()
  const store = currentStore()
  const own = await get<Draft>(key, store)
  // What could not be stored yet is newer.
  const waiting = pending.get(key)
  if (waiting) return waiting.value
  if (own || store === publicDraftsStore) return own?.value
  const earlier = await get<Draft>(key, publicDraftsStore)
  if (!earlier) return undefined
  // On a full disk it stays where it is. What was typed is shown all the same.
  await set(key, earlier, store).then(
    () => del(key, publicDraftsStore),
    () => undefined,
  )
  return earlier.value
}

/** The drafts whose keys begin with `prefix`, by key, also those typed before signing in. */
export async function listDrafts(prefix: string): Promise<[key: string, draft: unknown][]> {
  const stored = await Promise.all(
    [publicDraftsStore, currentStore()].map((store) => store('readonly', (opened) => readEach(opened))),
  )
  // An account's own draft wins over one typed before.
  const all = new Map(stored.flatMap(({ readable }) => readable as [string, Draft | null][]))
  // A damaged draft hides no others.
  return [...all].flatMap(([key, draft]) =>
    key.startsWith(prefix) && draft?.value !== undefined ? [[key, draft.value]] : [],
  )
}

/** Saves a draft at short intervals while the user types, so that a crash loses only a few letters. */
export function saveDraft(key: string, value: unknown): void {
  const move = moved.get(key)
  if (move) {
    saveDraft(move.to, move.change(value))
    return
  }
  watchLeaving()
  const waiting = pending.get(key)
  // What is typed after a failure does not wait for the repetition: the tab may end before.
  if (waiting?.isRepeated) clearTimeout(waiting.timer)
  const timer = (!waiting?.isRepeated && waiting?.timer) || setTimeout(() => void write(key), DELAY_MS)
  const userId = getSession()?.userId ?? null
  pending.set(key, { value, savedAt: Date.now(), userId, timer, isRepeated: false })
}

/**
 * Moves the draft of an open form to another key, because its record got an id. From then on this tab loads, saves and
 * deletes it under the new key, also by the old one.
 * @param typed the text on the screen; a newer one that is not stored yet is used instead
 */
export function moveDraft(
  from: string,
  to: string,
  change: (draft: unknown) => unknown,
  typed?: unknown,
): void {
  const value = pending.has(from) ? pending.get(from)?.value : typed
  moved.set(from, { to, change })
  if (value !== undefined) saveDraft(from, value)
  void deleteDraft(from).catch(() => undefined)
}

/** Deletes a draft: it was sent, or is in the outbox. */
export async function clearDraft(key: string): Promise<void> {
  const move = moved.get(key)
  if (move) await clearDraft(move.to)
  await deleteDraft(key)
}

async function deleteDraft(key: string): Promise<void> {
  clearTimeout(pending.get(key)?.timer)
  pending.delete(key)
  noteStored(key, true)
  await del(key, currentStore())
}

async function write(key: string): Promise<void> {
  const draft = pending.get(key)
  if (!draft) return
  clearTimeout(draft.timer)
  draft.timer = undefined
  const isNewest = () => pending.get(key) === draft
  // The user has signed out meanwhile: nothing of theirs may be stored here again.
  if (draft.userId !== (getSession()?.userId ?? null)) {
    pending.delete(key)
    return noteStored(key, true)
  }
  try {
    const { value, savedAt, isRepeated } = draft
    await update<Draft>(
      key,
      // While this tab waited, another one may have stored what was typed later.
      (stored) => (isRepeated && stored && stored.savedAt > savedAt ? stored : { value, savedAt }),
      currentStore(),
    )
    if (!isNewest()) return
    pending.delete(key)
    noteStored(key, true)
  } catch {
    // Something newer was typed, or the draft was deleted because it was sent.
    if (!isNewest()) return
    noteStored(key, false)
    const timer = setTimeout(() => void write(key), RETRY_MS)
    pending.set(key, { ...draft, timer, isRepeated: true })
    // A draft that cannot be read cannot be replaced either.
    await deleteDamaged(currentStore(), IDBKeyRange.only(key)).catch(() => false)
  }
}

function noteStored(key: string, isStored: boolean): void {
  if (isStored) unstored.delete(key)
  else unstored.add(key)
  hasUnstoredDrafts.set(unstored.size > 0)
}

function flush(): void {
  for (const [key, { timer }] of pending) if (timer !== undefined) void write(key)
}

const watchLeaving = once(() => {
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
})

function currentStore(): UseStore {
  const session = getSession()
  return session ? userStores(session.userId).drafts : publicDraftsStore
}
