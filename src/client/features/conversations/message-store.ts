import { delMany, entries, get, update } from 'idb-keyval'
import { noteFullStorage } from '#client/platform/device/storage/full-storage.ts'
import { userStores } from '#client/platform/device/storage/stores.ts'
import { type Conversation, mergeConversations, newestPart, UNKNOWN, withReadBack } from './events.ts'

/** How many messages of each room are stored. */
export const MAX_STORED_MESSAGES = 200
const SAVE_AFTER_MS = 800

export type StoredConversation = { conversation: Conversation; savedAt: number }

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Reads the stored messages of a room; undefined when there are none or the storage cannot be read. */
export async function readStored(userId: number, roomId: number): Promise<StoredConversation | undefined> {
  const stored = await get<StoredConversation>(roomId, userStores(userId).messages).catch(() => undefined)
  // Data stored by another version of the app may lack fields.
  return stored && { ...stored, conversation: { ...UNKNOWN, ...stored.conversation } }
}

/** Stores a room after a short delay, so that messages that arrive together are written once. */
export function storeSoon(userId: number, roomId: number, read: () => StoredConversation | undefined): void {
  const key = `${userId} ${roomId}`
  if (timers.has(key)) return
  const save = async () => {
    timers.delete(key)
    const stored = read()
    if (stored) await store(userId, roomId, stored)
  }
  timers.set(key, setTimeout(save, SAVE_AFTER_MS))
}

/**
 * Deletes the stored messages of conversations that no longer exist: other devices, the other member or the server may have
 * deleted them.
 * @param known the ids of the user's rooms at the time `asOf`; a room that was stored later may be newer than the list
 */
export async function removeOthers(userId: number, known: ReadonlySet<number>, asOf: number): Promise<void> {
  const store = userStores(userId).messages
  const stored = await entries<number, StoredConversation>(store).catch(() => [])
  // The list lacks a room in which nobody has written: what waits for it is shown in its stored conversation.
  const isListed = ({ conversation }: StoredConversation) => (conversation.messages ?? []).length > 0
  const gone = stored.filter(([id, one]) => !known.has(id) && one.savedAt < asOf && isListed(one))
  if (gone.length > 0)
    await delMany(
      gone.map(([id]) => id),
      store,
    ).catch(() => undefined)
}

/** Takes back a read mark in the stored copy, whose marks only move forward otherwise. */
export async function storeReadBack(userId: number, roomId: number, seq: number): Promise<void> {
  const stored = await readStored(userId, roomId)
  if (!stored) return
  const takeBack = (kept = stored) => ({
    ...kept,
    conversation: withReadBack({ ...UNKNOWN, ...kept.conversation }, seq),
  })
  await update(roomId, takeBack, userStores(userId).messages).catch(() => undefined)
}

/** Cancels pending writes of a user who has signed out, so that none of their data is stored again. */
export function cancelPendingWrites(userId: number): void {
  for (const [key, timer] of timers) {
    if (!key.startsWith(`${userId} `)) continue
    clearTimeout(timer)
    timers.delete(key)
  }
}

/**
 * Stores the last 200 messages, merged with what another tab has stored. This is a cache: what cannot be written is
 * fetched again, and only a full storage is told.
 */
export async function store(
  userId: number,
  roomId: number,
  { conversation, savedAt }: StoredConversation,
): Promise<void> {
  const join = (kept: StoredConversation | undefined): StoredConversation => ({
    conversation: newestPart(
      mergeConversations({ ...UNKNOWN, ...kept?.conversation }, conversation),
      MAX_STORED_MESSAGES,
    ),
    savedAt: Math.max(savedAt, kept?.savedAt ?? 0),
  })
  await update<StoredConversation>(roomId, join, userStores(userId).messages).catch(noteFullStorage)
}
