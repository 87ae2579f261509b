import { delMany, entries, set } from 'idb-keyval'
import { userStores } from '../device/storage/stores.ts'

/** An accepted outbox entry with its answer. `entry` is parsed by its reader: it may come from another release. */
export type SentAnswer = { entry: unknown; answer: unknown; at: number }

// Beside the stored query cache, so that both are deleted together. The cache itself is under `blob`.
const PREFIX = 'sent:'

/**
 * Stores the answer to an outbox entry until the stored query cache has it. Otherwise a page that is loaded before that,
 * or after the service worker has sent the entry, would show older answers.
 */
export async function rememberSent(userId: number, id: string, sent: SentAnswer): Promise<void> {
  await set(`${PREFIX}${id}`, sent, userStores(userId).queryCache)
}

/** The stored answers of an account in the order of sending. */
export async function listSent(userId: number): Promise<SentAnswer[]> {
  const stored = await sentEntries(userId).catch(() => [])
  return stored.map(([, sent]) => sent).sort((a, b) => a.at - b.at)
}

/** Deletes the answers that were stored before a time, or the answer to one entry. */
export async function forgetSent(userId: number, which: { before: number } | { id: string }): Promise<void> {
  const keys =
    'id' in which
      ? [`${PREFIX}${which.id}`]
      : (await sentEntries(userId)).filter(([, { at }]) => at < which.before).map(([key]) => key)
  if (keys.length > 0) await delMany(keys, userStores(userId).queryCache)
}

async function sentEntries(userId: number): Promise<[string, SentAnswer][]> {
  const all = await entries<string, unknown>(userStores(userId).queryCache)
  return all.filter(([key]) => key.startsWith(PREFIX)) as [string, SentAnswer][]
}
