import { clear, get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeToken } from '../../testing/tokens.ts'
import { OUTBOX_KEYS } from '../storage/outbox-records.ts'
import {
  deleteUserDatabase,
  publicDraftsStore,
  publicRecentSearchesStore,
  takenJobsStore,
  userStores,
} from '../storage/stores.ts'
import { endMirror, endOf, readEnd } from './mirror.ts'
import {
  getSession,
  pageSession,
  restoreSession,
  signIn,
  signOut,
  subscribeSession,
  subscribeSessionLost,
} from './page.ts'
import { isSealReady, listSealed, openSeal } from './seal.ts'
import { SESSION_CHANNEL } from './source.ts'
import { writeToken } from './stored-token.ts'
import type { Session } from './token.ts'
import { workerSession } from './worker.ts'

const CANARY = 'kanarienvogel'
const KEY = 'q'.repeat(43)
const USER = 77
const token = makeToken({ sub: USER, sid: 'sealed' })

/** Everything that this browser stores, including binary data, as text. */
async function readEverything(): Promise<string> {
  const found: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await of(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const values: unknown[] = await of(database.transaction(store).objectStore(store).getAll())
      for (const value of values) found.push(textOf(value))
    }
    database.close()
  }
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(request.url)
  return found.join('\n')
}

function textOf(value: unknown): string {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
    return new TextDecoder().decode(value as ArrayBuffer)
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(textOf).join(' ')
}

const of = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const ENDED = { id: 'sealed', userId: USER } as Session
const fill = async () => {
  for (const [name, store] of Object.entries(userStores(USER)))
    if (name !== 'sealed') await set(`of-${name}`, { text: `${CANARY} in ${name}` }, store)
}

beforeEach(async () => {
  await signIn(token)
  await openSeal(USER, KEY)
  await fill()
})
afterEach(async () => {
  await signOut()
  await deleteUserDatabase(USER)
})

test('an ended session leaves nothing readable, and its unsent work is restored at the next sign-in', async () => {
  expect(await readEverything()).toContain(CANARY)
  await pageSession.loseSession(token.access_token)
  expect(getSession()).toBeNull()
  expect(await readEverything()).not.toContain(CANARY)
  expect(await listSealed()).toEqual([USER])

  await signIn(makeToken({ sub: USER, iat: 2000 }))
  expect(await isSealReady(USER)).toBe(false)
  await set('of-drafts', 'typed meanwhile', userStores(USER).drafts)
  await openSeal(USER, KEY)
  expect(await get('of-outbox', userStores(USER).outbox)).toEqual({ text: `${CANARY} in outbox` })
  expect(await get('of-drafts', userStores(USER).drafts)).toBe('typed meanwhile')
  expect(await get('of-messages', userStores(USER).messages)).toBeUndefined()
  expect([await isSealReady(USER), await listSealed()]).toEqual([true, []])
})

test('another key decrypts nothing: undecryptable data are deleted, and counted as lost', async () => {
  await pageSession.loseSession(token.access_token)
  await openSeal(USER, 'z'.repeat(43))
  expect([await get(OUTBOX_KEYS.lost, userStores(USER).outbox), await listSealed()]).toEqual([1, []])
  expect(await get('of-outbox', userStores(USER).outbox)).toBeUndefined()
  expect(await readEverything()).not.toContain(CANARY)
})

test('what was typed before the login is sealed with the session’s work, and its searches are deleted', async () => {
  for (const end of [pageSession, workerSession]) {
    await signIn(token)
    await openSeal(USER, KEY)
    for (const store of [publicDraftsStore, publicRecentSearchesStore, takenJobsStore])
      await set('typed-before', { text: `${CANARY} typed before` }, store)
    await end.loseSession(token.access_token)
    expect(await readEverything()).not.toContain(CANARY)
    await openSeal(USER, KEY)
    expect(await get('typed-before', userStores(USER).drafts)).toEqual({ text: `${CANARY} typed before` })
    await clear(userStores(USER).drafts)
  }
})

test('what was typed since a sign-out is the next visitor’s, also when the worker then learns that the session has ended', async () => {
  await signOut({ keepUserData: true })
  await set('typed-since', 'by somebody else', publicDraftsStore)
  await workerSession.loseSession(token.access_token)
  expect(await get('typed-since', publicDraftsStore)).toBe('by somebody else')
  await clear(publicDraftsStore)
})

test('what was typed before the login stays where it is when it cannot be read', async () => {
  await set('typed-before', 'a long text', publicDraftsStore)
  const { getAllKeys } = IDBObjectStore.prototype
  const spy = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (!this.transaction.db.name.includes(`${USER}`)) throw new DOMException('damaged', 'UnknownError')
    return getAllKeys.apply(this, given)
  })
  await pageSession.loseSession(token.access_token)
  spy.mockRestore()
  expect(await get('typed-before', publicDraftsStore)).toBe('a long text')
  await clear(publicDraftsStore)
})

test('the worker encrypts the work of a session that ends there', async () => {
  await workerSession.loseSession(token.access_token)
  expect(await readEverything()).not.toContain(CANARY)
})

test('a session that ends in the worker ends in an open page too', async () => {
  const lost = vi.fn()
  const stop = subscribeSessionLost(lost)
  await workerSession.loseSession(token.access_token)
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
  expect(getSession()).toBeNull()

  const newer = makeToken({ sub: USER, iat: 3000 })
  await signIn(newer)
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  // Created after the page's own channel, so it receives each message after the page.
  const later = new BroadcastChannel(SESSION_CHANNEL)
  const heard = new Promise((resolve) => later.addEventListener('message', resolve, { once: true }))
  channel.postMessage(token.access_token)
  await heard
  expect(getSession()?.token).toBe(newer.access_token)
  for (const one of [channel, later]) one.close()
  stop()
})

test('an entry that is stored while the browser encrypts is sealed as well', async () => {
  const { outbox, drafts } = userStores(USER)
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  const spy = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    await set('late', { text: `${CANARY} late` }, outbox)
    return encrypt(...given)
  })
  await pageSession.loseSession(token.access_token)
  spy.mockRestore()
  expect(await readEverything()).not.toContain(CANARY)
  await openSeal(USER, KEY)
  expect(await get('late', outbox)).toEqual({ text: `${CANARY} late` })
  expect(await get('of-drafts', drafts)).toEqual({ text: `${CANARY} in drafts` })
})

test('encrypted work is deleted on request', async () => {
  await pageSession.loseSession(token.access_token)
  await deleteUserDatabase(USER)
  expect(await listSealed()).toEqual([])
})

test('without a key unsent work stays and everything else is deleted', async () => {
  await deleteUserDatabase(USER)
  await signOut()
  await signIn(token)
  await fill()
  await pageSession.loseSession(token.access_token)
  expect(await get('of-outbox', userStores(USER).outbox)).toEqual({ text: `${CANARY} in outbox` })
  expect(await get('of-queryCache', userStores(USER).queryCache)).toBeUndefined()
})

test('signing out with unsent work kept encrypts it too', async () => {
  await signOut({ keepUserData: true })
  expect(await readEverything()).not.toContain(CANARY)
  expect(await listSealed()).toEqual([USER])
})

test('signing out also deletes what was typed before the login', async () => {
  for (const store of [publicDraftsStore, publicRecentSearchesStore])
    await set('typed-before', { text: `${CANARY} typed before` }, store)
  expect(await readEverything()).toContain('typed before')
  await signOut()
  expect(await readEverything()).not.toContain(CANARY)
})

test.each([
  ['a page that was closed right after the token was deleted', () => Promise.resolve(false), [USER]],
  ['a closed page or stopped worker', () => endMirror(endOf(ENDED)), [USER]],
  ['a page that was to discard what waits', () => endMirror(endOf(ENDED, false)), []],
] as const)('what %s has left is not readable after the next start', async (_, note, sealed) => {
  await set('typed-before', { text: `${CANARY} typed before` }, publicDraftsStore)
  writeToken(null)
  await note()
  await restoreSession()
  expect(await readEverything()).not.toContain(CANARY)
  expect(await listSealed()).toEqual(sealed)
  expect(await readEnd()).toEqual({ id: 'sealed' })
})

test('what one tab has left is not readable once another tab has heard of the sign-out', async () => {
  subscribeSession(() => undefined)()
  writeToken(null)
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
  await vi.waitFor(async () => expect(await readEverything()).not.toContain(CANARY))
})
