import { clear, set } from 'idb-keyval'
import { afterEach, expect, test } from 'vitest'
import {
  deleteUserDatabase,
  publicDraftsStore,
  publicOutboxStore,
  userStores,
} from '#client/platform/device/storage/stores.ts'
import { countTypedDrafts, readUnsent } from './read-unsent.ts'

const USER = 9200

afterEach(async () => {
  await deleteUserDatabase(USER)
  await Promise.all([publicDraftsStore, publicOutboxStore].map((store) => clear(store)))
})

test('a copy names the form of each draft, has drafts typed before the login, and nothing of other accounts or of visitors’ outbox', async () => {
  const { outbox, drafts, sealed } = userStores(USER)
  // The counter of the outbox is no entry.
  await set(0, 7, outbox)
  await set('a', { label: 'Baker' }, outbox)
  await set('message:5', { value: 'Hello', savedAt: 1 }, drafts)
  await set('b', { data: 'encrypted' }, sealed)
  await set('c', { label: 'Contact' }, publicOutboxStore)
  await set('report:job:5', { value: { text: 'Fraud' }, savedAt: 2 }, publicDraftsStore)

  const visitors = {
    outbox: [{ label: 'Contact' }],
    drafts: [{ form: 'report:job:5', value: { text: 'Fraud' }, savedAt: 2 }],
  }
  expect(await readUnsent(null)).toEqual(visitors)
  expect(await readUnsent(USER)).toEqual({
    outbox: [{ label: 'Baker' }],
    drafts: [{ form: 'message:5', value: 'Hello', savedAt: 1 }, ...visitors.drafts],
  })
})

test('drafts that hold a text are counted, not emptied ones and settings', async () => {
  const { drafts } = userStores(USER)
  await set('message:5', { value: ' ', savedAt: 1 }, drafts)
  await set('moderation:shortcuts', { value: false, savedAt: 1 }, drafts)
  await set('profile:about', { value: {}, savedAt: 1 }, drafts)
  expect(await countTypedDrafts(USER)).toBe(0)
  await set('message:6', { value: 'Hello', savedAt: 1 }, drafts)
  await set('vacancy', { value: { title: '', tasks: [{ text: 'Bake' }] }, savedAt: 1 }, drafts)
  expect(await countTypedDrafts(USER)).toBe(2)
})
