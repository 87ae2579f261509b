import { get, update } from 'idb-keyval'
import { userStores } from '#client/platform/device/storage/stores.ts'
import { type Conversation, mergeConversations, newestPart, UNKNOWN } from './events.ts'

/** How many of each room are kept. */
export const KEPT_MESSAGES = 200
const SAVE_AFTER_MS = 800

export type Stored = { conversation: Conversation; savedAt: number }

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** What the device kept of a room; undefined when nothing, or nothing can be read here. */
export async function readStored(userId: number, roomId: number): Promise<Stored | undefined> {
  const stored = await get<Stored>(roomId, userStores(userId).messages).catch(() => undefined)
  // One of another release may lack a part.
  return stored && { ...stored, conversation: { ...UNKNOWN, ...stored.conversation } }
}

/** Keeps a room as it is a moment later, when what comes with it is there too. */
export function storeSoon(userId: number, roomId: number, read: () => Stored | undefined): void {
  const key = `${userId} ${roomId}`
  if (timers.has(key)) return
  const save = async () => {
    timers.delete(key)
    const stored = read()
    if (stored) await store(userId, roomId, stored)
  }
  timers.set(key, setTimeout(save, SAVE_AFTER_MS))
}

/** Lets go of what waits to be kept: its person has signed out, and nothing of theirs may come back. */
export function forgetWaiting(userId: number): void {
  for (const [key, timer] of timers) {
    if (!key.startsWith(`${userId} `)) continue
    clearTimeout(timer)
    timers.delete(key)
  }
}

/**
 * Keeps the last 200 messages of what is there and what another tab has brought. It is a cache: what cannot be written
 * is fetched again.
 */
export async function store(
  userId: number,
  roomId: number,
  { conversation, savedAt }: Stored,
): Promise<void> {
  const join = (kept: Stored | undefined): Stored => ({
    conversation: newestPart(
      mergeConversations({ ...UNKNOWN, ...kept?.conversation }, conversation),
      KEPT_MESSAGES,
    ),
    savedAt: Math.max(savedAt, kept?.savedAt ?? 0),
  })
  await update<Stored>(roomId, join, userStores(userId).messages).catch(() => undefined)
}
