import { delMany, promisifyRequest, set } from 'idb-keyval'
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
  const { answers } = await readSent(userId).catch(() => ({ answers: [] }))
  return answers.sort((a, b) => a.at - b.at)
}

/** Deletes the answers that were stored before a time, or the answer to one entry. */
export async function forgetSent(userId: number, which: { before: number } | { id: string }): Promise<void> {
  const keys = 'id' in which ? [`${PREFIX}${which.id}`] : await keysBefore(userId, which.before)
  if (keys.length > 0) await delMany(keys, userStores(userId).queryCache)
}

async function keysBefore(userId: number, time: number): Promise<IDBValidKey[]> {
  const { keys, answers } = await readSent(userId)
  return keys.filter((_, index) => answers[index]!.at < time)
}

/** Reads the range of their keys alone: the stored cache beside them may have 2 MB. */
function readSent(userId: number): Promise<{ keys: IDBValidKey[]; answers: SentAnswer[] }> {
  const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`)
  return userStores(userId).queryCache('readonly', async (store) => {
    const [keys, answers] = await Promise.all([
      promisifyRequest(store.getAllKeys(range)),
      promisifyRequest<SentAnswer[]>(store.getAll(range)),
    ])
    return { keys, answers }
  })
}
