import { set } from 'idb-keyval'
import { afterEach, expect, test } from 'vitest'
import { deleteUserDatabase, userStores } from '#client/platform/device/storage/stores.ts'
import { readStoredTheme, storeTheme } from '#client/platform/snapshots/snapshot-store.ts'
import { clearGroup, measureDevice } from './usage.ts'

const USER = 9100
const groupsOf = async () => (await measureDevice(USER)).groups

afterEach(() => deleteUserDatabase(USER))

test('the stored data of an account are measured by group, and deleting one group leaves the others', async () => {
  const stores = userStores(USER)
  const before = await groupsOf()
  await set('bid:1', { value: 'I can start on Monday' }, stores.drafts)
  // The counter of the outbox is no entry.
  await set(0, 7, stores.outbox)
  await set('1', { text: 'Grüße' }, stores.outbox)
  await set('jobs', { list: ['Bäcker', 'Koch'] }, stores.favourites)
  await storeTheme('dark')

  const { drafts, outbox, favourites } = await groupsOf()
  expect(drafts.entries).toBe(before.drafts.entries + 1)
  expect(outbox).toEqual({ entries: 1, bytes: '{"text":"Grüße"}'.length + 2 })
  expect(favourites).toEqual({ entries: 2, bytes: '{"list":["Bäcker","Koch"]}'.length + 1 })

  await clearGroup(USER, 'favourites')
  await clearGroup(USER, 'snapshots')
  expect(await readStoredTheme()).toBe('dark')
  const after = await groupsOf()
  expect(after.favourites).toEqual({ entries: 0, bytes: 0 })
  expect([after.outbox.entries, after.drafts.entries]).toEqual([1, drafts.entries])
})
