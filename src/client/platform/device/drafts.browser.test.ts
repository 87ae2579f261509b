import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeToken } from '../testing/tokens.ts'
import { clearDraft, listDrafts, loadDraft, moveDraft, saveDraft } from './drafts.ts'
import { signIn, signOut } from './session/page.ts'
import { publicDraftsStore } from './storage/stores.ts'
import { hasUnstoredDrafts } from './unstored-drafts.ts'

const KEY = 'bid:a'
// Longer than the delay between the last key and saving.
const pause = () => vi.advanceTimersByTimeAsync(1000)
const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(async () => {
  await clearDraft(KEY)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await signOut()
  await clearDraft(KEY)
})

test('a draft is saved shortly after typing, or at once when the page is left', async () => {
  saveDraft(KEY, 'I can')
  saveDraft(KEY, 'I can start')
  await pause()
  expect(await loadDraft(KEY)).toBe('I can start')
  saveDraft(KEY, 'I can start on Monday')
  leave()
  expect(await loadDraft(KEY)).toBe('I can start on Monday')
})

test('a cleared draft does not come back', async () => {
  saveDraft(KEY, 'sent')
  await clearDraft(KEY)
  await pause()
  expect(await loadDraft(KEY)).toBeUndefined()
})

test('a draft typed before signing in moves to the account', async () => {
  saveDraft(KEY, 'typed as a guest')
  await pause()
  await signIn(makeToken({ sub: 41 }))
  expect(await loadDraft(KEY)).toBe('typed as a guest')
  expect(await get(KEY, publicDraftsStore)).toBeUndefined()
  await signOut()
  expect(await loadDraft(KEY)).toBeUndefined()
})

test('drafts are listed by the beginning of their keys, also those typed before signing in', async () => {
  saveDraft(KEY, 'typed as a guest')
  saveDraft('report:1', 'another form')
  await pause()
  await signIn(makeToken({ sub: 43 }))
  saveDraft('bid:b', 'typed as a user')
  await pause()
  expect(Object.fromEntries(await listDrafts('bid:'))).toEqual({
    [KEY]: 'typed as a guest',
    'bid:b': 'typed as a user',
  })
  await signOut()
  // The next user of the device must not see them.
  expect(await listDrafts('bid:')).toEqual([])
})

test('a draft of a user who signs out while typing is not saved', async () => {
  await signIn(makeToken({ sub: 42 }))
  saveDraft(KEY, 'private')
  await signOut()
  await pause()
  expect(await loadDraft(KEY)).toBeUndefined()
  await signIn(makeToken({ sub: 42, iat: 2000 }))
  expect(await loadDraft(KEY)).toBeUndefined()
})

test('a draft that is moved while the user types leaves none under its old key', async () => {
  saveDraft('offer:key', { text: 'a' })
  moveDraft('offer:key', 'offer:9', (draft) => ({ ...(draft as object), version: 4 }))
  expect(await loadDraft('offer:9')).toEqual({ text: 'a', version: 4 })
  saveDraft('offer:key', { text: 'ab' })
  await pause()
  expect(await get('offer:key', publicDraftsStore)).toBeUndefined()
  expect(await loadDraft('offer:9')).toEqual({ text: 'ab', version: 4 })
})

test('a moved draft is loaded and cleared by its old key too', async () => {
  moveDraft('offer:old', 'offer:10', (draft) => draft, { text: 'on the screen' })
  expect(await loadDraft('offer:old')).toEqual({ text: 'on the screen' })
  await clearDraft('offer:old')
  await pause()
  expect(await loadDraft('offer:10')).toBeUndefined()
})

test('a move keeps the newest text, not the one on the screen', async () => {
  saveDraft('offer:typed', { text: 'ab' })
  moveDraft('offer:typed', 'offer:11', (draft) => draft, { text: 'a' })
  expect(await loadDraft('offer:11')).toEqual({ text: 'ab' })
})

test('a draft that did not fit on a full disk is stored when there is space again', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft(KEY, 'I can start')
  await pause()
  expect(await loadDraft(KEY)).toBe('I can start')
  expect(hasUnstoredDrafts.get()).toBe(true)
  full.mockRestore()
  await vi.advanceTimersByTimeAsync(6000)
  await vi.waitFor(async () =>
    expect(await get(KEY, publicDraftsStore)).toMatchObject({ value: 'I can start' }),
  )
  await vi.waitFor(() => expect(hasUnstoredDrafts.get()).toBe(false))
})

test('on a full disk, a draft typed before signing in is shown, and stays stored', async () => {
  await set(KEY, { value: 'I can start', savedAt: 1 }, publicDraftsStore)
  await signIn(makeToken({ sub: 44 }))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await loadDraft(KEY)).toBe('I can start')
  full.mockRestore()
  expect(await get(KEY, publicDraftsStore)).toMatchObject({ value: 'I can start' })
  expect(await loadDraft(KEY)).toBe('I can start')
  expect(await get(KEY, publicDraftsStore)).toBeUndefined()
})

test('a draft that waited for space does not replace what another tab stored later', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft(KEY, 'I can')
  await pause()
  full.mockRestore()
  const later = { value: 'I can start', savedAt: Date.now() + 1000 }
  await set(KEY, later, publicDraftsStore)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await loadDraft(KEY)).toBe('I can start')
  expect(await get(KEY, publicDraftsStore)).toEqual(later)
  saveDraft(KEY, 'I can start today')
  await pause()
  expect(await loadDraft(KEY)).toBe('I can start today')
})

test('what is typed after a full disk has space again does not wait for the repetition', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft(KEY, 'I can')
  await pause()
  await vi.waitFor(() => expect(hasUnstoredDrafts.get()).toBe(true))
  full.mockRestore()
  saveDraft(KEY, 'I can start')
  await pause()
  await vi.waitFor(async () =>
    expect(await get(KEY, publicDraftsStore)).toMatchObject({ value: 'I can start' }),
  )
})

test('a draft that is deleted while the disk refuses it does not come back', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft(KEY, 'Sent meanwhile')
  // Its storing begins, and fails after the deletion.
  vi.advanceTimersByTime(150)
  await clearDraft(KEY)
  await pause()
  full.mockRestore()
  await vi.advanceTimersByTimeAsync(6000)
  expect(await loadDraft(KEY)).toBeUndefined()
})
