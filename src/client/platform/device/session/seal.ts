import { clear, del, get, keys, set, type UseStore } from 'idb-keyval'
import { addLost, deleteDamagedEntries, entryRange, isEntryKey } from '../storage/outbox-records.ts'
import { changeReading, deleteDamaged, readEach } from '../storage/read-each.ts'
import {
  clearPublicDraftsAndSearches,
  deleteUserDatabase,
  inUserTransaction,
  publicDraftsStore,
  sessionStore,
  storedUserIds,
  userStores,
} from '../storage/stores.ts'
import { forgetLeft } from './mirror.ts'
import { VISITOR } from './visitor.ts'

/*
 * When a session ends, the account's unsent work stays on the device, encrypted. The key cannot be exported from the
 * browser and is deleted after the encryption. Only the server can issue it again.
 */
type StoredKey = { userId: number; key: CryptoKey }
type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }
type Contents = { outbox: [IDBValidKey, unknown][]; drafts: [IDBValidKey, unknown][] }

const KEY = 'seal-key'
const IV_BYTES = 12

/** Whether this device has the key of an account and no encrypted work of it. */
export async function isSealReady(userId: number): Promise<boolean> {
  const stored = await get<StoredKey>(KEY, sessionStore).catch(() => undefined)
  return stored?.userId === userId && (await keys(userStores(userId).sealed)).length === 0
}

/** Whether this device has encrypted work of an account. It is older than the account's unencrypted work. */
export async function hasSealedWork(userId: number): Promise<boolean> {
  return userId !== VISITOR && (await keys(userStores(userId).sealed).catch(() => [])).length > 0
}

/** Stores the key of an account and decrypts its work. `encoded` is base64url. */
export async function openSeal(userId: number, encoded: string): Promise<void> {
  // WebCrypto exists only in secure contexts.
  if (!globalThis.crypto?.subtle) return
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  await set(KEY, { userId, key } satisfies StoredKey, sessionStore)
  const stores = userStores(userId)
  const { readable, damaged } = await stores.sealed('readonly', (sealed) => readEach(sealed))
  for (const [id, { iv, data }] of readable as [IDBValidKey, Sealed][]) {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data).catch(() => null)
    if (!plain) {
      // Data encrypted with another key can never be decrypted.
      damaged.push(id)
      continue
    }
    const { outbox, drafts }: Contents = JSON.parse(new TextDecoder().decode(plain))
    await putMissing(stores.outbox, outbox)
    await putMissing(stores.drafts, drafts)
    await del(id, stores.sealed)
  }
  for (const id of damaged) await giveUp(userId, id)
}

/** Deletes encrypted work that cannot be decrypted. Nobody knows how many entries it has: the outbox page counts one as lost. */
const giveUp = (userId: number, id: IDBValidKey) =>
  inUserTransaction(userId, async ({ outbox, sealed }) => {
    sealed.delete(id)
    await addLost(outbox, 1)
  })

/**
 * Seals the data of an account whose session the server has ended. Texts typed on this device before the login are sealed
 * with them, and the searches of that time are deleted: the next user of the device must not see them.
 */
export async function sealEndedSession(userId: number): Promise<void> {
  try {
    const typed = await publicDraftsStore('readonly', readEntries)
    await putMissing(userStores(userId).drafts, typed)
    await clearPublicDraftsAndSearches()
  } catch {
    // What could not be read or copied stays where it is.
  }
  await sealUserData(userId)
}

/**
 * Deletes everything stored for an account except outbox and drafts, and encrypts those. Without a key they stay
 * unencrypted, because unsent work must not be lost.
 */
export async function sealUserData(userId: number): Promise<void> {
  const { outbox, drafts, sealed, ...caches } = userStores(userId)
  await Promise.all(Object.values(caches).map((store) => clear(store)))
  const stored = await get<StoredKey>(KEY, sessionStore)
  let contents: Contents = {
    outbox: await outbox('readonly', readEntries),
    drafts: await drafts('readonly', readEntries),
  }
  if (stored?.userId === userId) {
    // What is written while the browser encrypts is sealed in the next round.
    while (!isEmpty(contents))
      contents = await changeReading(
        () => seal(userId, stored.key, contents),
        () => deleteAllDamaged({ outbox, drafts }),
      )
  }
  await del(KEY, sessionStore)
  if (isEmpty(contents) && (await keys(sealed)).length === 0) await deleteUserDatabase(userId)
  await forgetLeft(userId)
}

// The other keys hold the counter of changes and the device id, which are not encrypted.
const isEmpty = ({ outbox, drafts }: Contents) =>
  drafts.length === 0 && !outbox.some(([key]) => isEntryKey(key))

/**
 * Replaces contents by their encrypted form, in one transaction and only if nobody has changed them meanwhile.
 * @returns what is stored in plain text afterwards
 */
async function seal(userId: number, key: CryptoKey, contents: Contents): Promise<Contents> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const text = JSON.stringify(contents)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return inUserTransaction(userId, async ({ outbox, drafts, sealed }) => {
    const now: Contents = { outbox: await readEntries(outbox), drafts: await readEntries(drafts) }
    if (JSON.stringify(now) !== text) return now
    sealed.put({ iv, data } satisfies Sealed, crypto.randomUUID())
    // The counter stays, so that entries written before the decryption get higher numbers than the encrypted ones.
    outbox.delete(entryRange())
    drafts.clear()
    return { outbox: [], drafts: [] }
  })
}

async function deleteAllDamaged({ outbox, drafts }: Record<'outbox' | 'drafts', UseStore>): Promise<boolean> {
  return [await deleteDamagedEntries(outbox), await deleteDamaged(drafts)].includes(true)
}

/** The entries that can be read; the sealed copy leaves out damaged ones. */
const readEntries = async (store: IDBObjectStore) => (await readEach(store)).readable

/** Deletes an account's data, its encrypted work and its key. */
export async function deleteAllOf(userId: number): Promise<void> {
  await del(KEY, sessionStore).catch(() => undefined)
  await deleteUserDatabase(userId)
  await forgetLeft(userId)
}

/** The accounts whose encrypted unsent work this device stores. */
export async function listSealed(): Promise<number[]> {
  const found: number[] = []
  for (const userId of await storedUserIds())
    if ((await keys(userStores(userId).sealed)).length > 0) found.push(userId)
  return found
}

/** Adds the missing entries. Existing ones are newer and stay. */
async function putMissing(store: UseStore, contents: [IDBValidKey, unknown][]): Promise<void> {
  const existing = new Set(await keys(store))
  for (const [key, value] of contents) if (!existing.has(key)) await set(key, value, store)
}
