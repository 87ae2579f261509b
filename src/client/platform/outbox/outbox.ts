import { createStore } from '#shared/emitter.ts'
import { once } from '#shared/once.ts'
import { getApiLanguage } from '../api/api.ts'
import { ApiError } from '../api/errors.ts'
import { startVisitorOutbox } from '../device/outbox-start.ts'
import { getSession, subscribeSession } from '../device/session/page.ts'
import { VISITOR } from '../device/session/visitor.ts'
import { requestPersistence } from '../device/storage/stores.ts'
import { dismissLost, markWaiting } from '../device/storage/waiting-mark.ts'
import { requestBackgroundSync } from './background-sync.ts'
import {
  type DeviceCode,
  deviceError,
  type EntryBody,
  kindOf,
  type NewEntry,
  type OutboxEntry,
} from './entry.ts'
import { publishChanged, publishDiscarded, subscribeChanged } from './events.ts'
import { drain } from './page-drain.ts'
import { discardedBody, isCertainlyUnsent } from './queue.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'

// The outbox for the page. Draining and its events are in files beside this one.
export { subscribeAccepted, subscribeDiscarded } from './events.ts'
export { drain, startDraining } from './page-drain.ts'

// A disk that failed once is often good again.
const READ_RETRY_MS = 10_000

const unread: OutboxEntry[] = []
const entries = createStore(unread)
const hasReadFailed = createStore(false)
const lostEntries = createStore(0)
/** A counter of reads, so that an older read does not replace a newer one. */
const newestRead = createStore(0)
/** The ids of entries whose refusal is shown by their form. */
const inForms = createStore<readonly string[]>([])

/**
 * Adds an entry. Once this resolves, the entry is on the disk and will be sent exactly once.
 * @throws ApiError 401 when nobody is signed in and the entry needs an account
 */
export async function enqueue(entry: NewEntry): Promise<OutboxEntry> {
  const isVisitor = getSession() === null
  if (isVisitor && !kindOf(entry).isForVisitors) throw new ApiError({ status: 401, code: 'unauthenticated' })
  const added = await currentStore().add({ ...entry, language: getApiLanguage(), createdAt: Date.now() })
  if (isVisitor) void startVisitorOutbox()
  // Without it the browser may delete what was written when space is short.
  if (kindOf(entry).hasIdempotencyKey) requestPersistence().catch(() => undefined)
  afterChange()
  requestBackgroundSync()
  return added
}

// The server has stored another request under this key, or a later change. Only a request with a new key can succeed.
const NEEDS_NEW_ID = ['idempotency_key_reused', 'outdated']

/** Sends a refused or waiting entry again. */
export function retry(id: string): Promise<OutboxEntry | null> {
  return change(id, (entry) => ({
    ...queuedNow(entry),
    ...(NEEDS_NEW_ID.includes(entry.error?.code ?? '') && {
      id: crypto.randomUUID(),
      confirmedAt: Date.now(),
    }),
  }))
}

/** Confirms an entry that is old or whose subject has changed. */
export function confirmEntry(id: string): Promise<OutboxEntry | null> {
  return change(id, (entry) => ({ ...queuedNow(entry), confirmedAt: Date.now() }))
}

/**
 * Pauses an entry while the user edits it. It waits for `changeEntry` or `confirmEntry`, also after a reload.
 * @returns the stored entry; its state is `sending` when the call came too late
 */
export function pauseForEdit(id: string): Promise<OutboxEntry | null> {
  return change(id, (entry) =>
    entry.state === 'queued' ? { ...entry, state: 'needs_confirm', error: deviceError('editing') } : entry,
  )
}

/** Ends the pause of an entry whose editor was left. What the user must confirm for another reason still waits. */
export function resumeEdited(id: string): Promise<OutboxEntry | null> {
  const isPaused = ({ state, error }: OutboxEntry) =>
    state === 'needs_confirm' && error?.code === ('editing' satisfies DeviceCode)
  return change(id, (entry) => (isPaused(entry) ? queuedNow(entry) : entry))
}

/**
 * Changes the body of an entry, which keeps its place. The entry gets a new id, and so a new idempotency key. It keeps
 * its id if its kind remembers the texts that may have arrived (`amend`). When the subject was deleted since in another
 * tab, the text becomes an entry after the deletion, which would take it along: it is refused, and stays visible.
 * @throws ApiError 409 when it is being sent or was sent; the caller keeps the new text
 */
export async function changeEntry(id: string, body: EntryBody, label?: string): Promise<OutboxEntry> {
  const former = await findFollowedByDeletion(id)
  if (former) {
    const added = await enqueue({ kind: former.kind, label: label ?? former.label, body } as NewEntry)
    // It may be paused for this edit, and would hold up the deletion.
    await currentStore().change(id, (entry) => (entry.state === 'sending' ? entry : null))
    afterChange()
    return added
  }
  const changed = await change(id, (entry) => edited(entry, body, label))
  if (!changed || changed.state === 'sending') throw new ApiError({ status: 409, code: 'in_progress' })
  return changed
}

/** A change of something that a later entry deletes, or null. Sending such a change twice does no harm. */
async function findFollowedByDeletion(id: string): Promise<OutboxEntry | null> {
  const waiting = await currentStore().list()
  const entry = waiting.find((one) => one.id === id)
  if (!entry || kindOf(entry).hasIdempotencyKey) return null
  const isDeletion = ({ kind, lane, seq }: OutboxEntry) =>
    lane === entry.lane && seq > entry.seq && kindOf({ kind }).deletesSubject
  return waiting.some(isDeletion) ? entry : null
}

function edited(entry: OutboxEntry, body: EntryBody, label = entry.label): OutboxEntry {
  const { amend, hasIdempotencyKey } = kindOf(entry)
  const amended = amend?.(entry.body, body, !isCertainlyUnsent(entry)) ?? body
  const isNew = amended === body || !hasIdempotencyKey
  return {
    ...queuedNow(entry),
    ...(isNew && { id: crypto.randomUUID(), attempts: 0 }),
    body: amended,
    label,
    confirmedAt: Date.now(),
  } as OutboxEntry
}

/** The stored entry of the current user, or of `userId`; null when it was sent, removed or encrypted. */
export async function findEntry(id: string, userId = currentUserId()): Promise<OutboxEntry | null> {
  return openOutboxStore(userId).change(id, (entry) => entry)
}

/** Removes an entry of the current user, or of `userId`, without sending it. */
export async function discardEntry(id: string, userId = currentUserId()): Promise<void> {
  const entry = await findEntry(id, userId)
  await openOutboxStore(userId).change(id, () => null)
  if (entry) publishDiscarded(entry)
  afterChange()
}

/**
 * Discards an entry for the user. If it may have created something, it waits until that is deleted (decision 032).
 * @throws ApiError 409 when it is being sent
 */
export async function withdrawEntry(id: string): Promise<void> {
  const found = await findEntry(id)
  const left = await currentStore().change(id, (entry) => {
    const body = discardedBody(entry)
    if (!body) return null
    return entry.state === 'sending' ? entry : { ...edited(entry, body), hadNetwork: false }
  })
  if (found && !left) publishDiscarded(found)
  afterChange()
  if (left?.state === 'sending') throw new ApiError({ status: 409, code: 'in_progress' })
}

/**
 * Keeps a discarded entry after all. If it was sent since the discard, what it has created may be deleted, and its key only
 * returns that answer. Then its text becomes a new entry, and the discarded one waits on until its own is deleted.
 * @throws ApiError 409 when it is being sent
 */
export async function undoDiscard(id: string): Promise<void> {
  const entry = await findEntry(id)
  const { keep, renew } = entry ? kindOf(entry) : {}
  const kept = entry && keep?.(entry.body)
  if (!kept || entry.isTakenBack) return
  if (entry.hadNetwork === false || !renew) {
    await changeEntry(id, kept)
    return
  }
  await enqueue({ kind: entry.kind, label: entry.label, body: renew(kept) } as NewEntry)
  await currentStore().change(id, (discarded) => ({ ...discarded, isTakenBack: true }))
  afterChange()
}

/** Hides the entry, if it is refused, while `work` runs: its form shows why. Both alerts would be read out. */
export async function hideRefusal<T>(id: string, work: () => Promise<T>): Promise<T> {
  inForms.set([...inForms.get(), id])
  try {
    return await work()
  } finally {
    inForms.set(inForms.get().filter((one) => one !== id))
    void read()
  }
}

/** The number of entries that the device can no longer read. They hide no others. */
export const countDamagedEntries = (): Promise<number> => currentStore().countDamaged()

/** Deletes the entries that the device can no longer read. */
export const removeDamagedEntries = (): Promise<void> => currentStore().removeDamaged()

/** The entries of the current user, or of visitors, in order; the same array until they change. */
export function getOutbox(): OutboxEntry[] {
  return entries.get()
}

/** Whether the entries have been read from the disk. */
export const isOutboxRead = (): boolean => entries.get() !== unread

/** Whether the last attempt to read the entries has failed, so that what waits is unknown. */
export const { get: isOutboxUnreadable, subscribe: subscribeUnreadable } = hasReadFailed

/** How many entries of the current user the browser has lost with its database, until they are dismissed. */
export const { get: countLostEntries, subscribe: subscribeLostEntries } = lostEntries

/** Ends the notice about lost entries in all tabs. */
export function dismissLostEntries(): void {
  dismissLost(currentUserId())
  publishChanged()
}

export function subscribeOutbox(listener: () => void): () => void {
  startReading()
  return entries.subscribe(listener)
}

const startReading = once(() => {
  subscribeChanged(() => void read())
  subscribeSession(() => void read())
  void read()
})

async function read(): Promise<void> {
  const readNumber = newestRead.get() + 1
  newestRead.set(readNumber)
  const owner = currentUserId()
  const { list, device } = openOutboxStore(owner)
  const found = await Promise.all([list(), device()]).catch(() => null)
  // A later read has started meanwhile, perhaps for another account.
  if (readNumber !== newestRead.get()) return
  hasReadFailed.set(found === null)
  if (found) {
    const [waiting, deviceId] = found
    lostEntries.set(markWaiting(owner, deviceId, waiting.length))
    entries.set(waiting.filter(({ id, state }) => state !== 'failed' || !inForms.get().includes(id)))
    return
  }
  // Those of the account that was signed in before.
  if (entries.get().some(({ userId }) => userId !== owner)) entries.set(unread)
  lostEntries.set(0)
  // What is on the screen would stay old until the next change.
  setTimeout(() => void read(), READ_RETRY_MS)
}

async function change(id: string, to: (entry: OutboxEntry) => OutboxEntry): Promise<OutboxEntry | null> {
  const changed = await currentStore().change(id, (entry) => (entry.state === 'sending' ? entry : to(entry)))
  afterChange()
  return changed
}

function afterChange(): void {
  publishChanged()
  void drain()
}

function queuedNow(entry: OutboxEntry): OutboxEntry {
  // Not the present time: the clock may be set back.
  return { ...entry, state: 'queued', nextAt: 0, error: null }
}

/** The owner of what is written now: the current user, or visitors. */
export const currentUserId = (): number => getSession()?.userId ?? VISITOR

const currentStore = (): OutboxStore => openOutboxStore(currentUserId())
