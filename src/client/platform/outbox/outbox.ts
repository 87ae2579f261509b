import { createStore } from '#shared/emitter.ts'
import { getApiLanguage } from '../api/api.ts'
import { ApiError } from '../api/errors.ts'
import { getSession, subscribeSession } from '../device/session/page.ts'
import { askForBackgroundSync } from './background-sync.ts'
import { deviceError, type EntryBody, type NewEntry, type OutboxEntry } from './entry.ts'
import { publishChanged, subscribeChanged } from './events.ts'
import { drain } from './page-drain.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'

// The outbox as the page knows it is this file; how it is drained and heard of is written beside it.
export { subscribeSettled } from './events.ts'
export { drain, startDraining } from './page-drain.ts'

const entries = createStore<OutboxEntry[]>([])
let reading = 0
let isWatching = false

/**
 * Keeps something to be sent when possible. Once this resolves it is on the disk, and will be sent exactly once.
 * @returns null when it only takes back an opposite entry that was never sent
 * @throws ApiError 401 when nobody is signed in
 */
export async function enqueue(entry: NewEntry): Promise<OutboxEntry | null> {
  const added = await requireStore().add({ ...entry, language: getApiLanguage(), createdAt: Date.now() })
  afterChange()
  askForBackgroundSync()
  return added
}

/** Tries again what was refused, or what waits for its time. */
export function retry(id: string): Promise<OutboxEntry | null> {
  return change(id, (entry) => ({
    ...queuedNow(entry),
    // The key names another request on the server's side: only a new one can get through.
    ...(entry.error?.code === 'idempotency_key_reused' && { id: crypto.randomUUID() }),
  }))
}

/** Confirms an entry that is old, or about something that changed since. */
export function confirm(id: string): Promise<OutboxEntry | null> {
  return change(id, (entry) => ({ ...queuedNow(entry), confirmedAt: Date.now() }))
}

/**
 * Keeps an entry back while somebody edits it; it waits for `update` or `confirm` then, also after a reload.
 * @returns it as stored; still `sending` when it was too late
 */
export function holdForEdit(id: string): Promise<OutboxEntry | null> {
  return change(id, (entry) =>
    entry.state === 'queued' ? { ...entry, state: 'needs_confirm', error: deviceError('editing') } : entry,
  )
}

/**
 * Changes what will be sent. It gets a new id, the key of a new request, and keeps its place.
 * @throws ApiError 409 when it is on its way, or was sent: the new words are for the caller to keep
 */
export async function update(id: string, body: EntryBody): Promise<OutboxEntry> {
  const edit = { id: crypto.randomUUID(), body, attempts: 0, confirmedAt: Date.now() }
  const changed = await change(id, (entry) => ({ ...queuedNow(entry), ...edit }) as OutboxEntry)
  if (changed?.id !== edit.id) throw new ApiError({ status: 409, code: 'in_progress' })
  return changed
}

/** Removes it unsent. */
export async function discard(id: string): Promise<void> {
  await requireStore().change(id, () => null)
  afterChange()
}

/** What waits for the person signed in, in order; the same array until that changes. */
export function getOutbox(): OutboxEntry[] {
  return entries.get()
}

export function subscribeOutbox(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true
    subscribeChanged(() => void read())
    subscribeSession(() => void read())
    void read()
  }
  return entries.subscribe(listener)
}

async function read(): Promise<void> {
  const turn = ++reading
  const session = getSession()
  const list = session ? await openOutboxStore(session.userId).list() : []
  // A later look, perhaps for another account, has overtaken this one.
  if (turn !== reading) return
  entries.set(list)
}

async function change(id: string, to: (entry: OutboxEntry) => OutboxEntry): Promise<OutboxEntry | null> {
  const changed = await requireStore().change(id, (entry) => (entry.state === 'sending' ? entry : to(entry)))
  afterChange()
  return changed
}

function afterChange(): void {
  publishChanged()
  void drain()
}

function queuedNow(entry: OutboxEntry): OutboxEntry {
  return { ...entry, state: 'queued', nextAt: Date.now(), error: null }
}

function requireStore(): OutboxStore {
  const session = getSession()
  if (!session) throw new ApiError({ status: 401, code: 'unauthenticated' })
  return openOutboxStore(session.userId)
}
