import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { favouritesKeys } from '#client/platform/cache/query-keys.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { signOut } from '#client/platform/device/session/page.ts'
import { openOutboxStore } from '#client/platform/outbox/store.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import { changeFavourites } from './queries.ts'
import { type Favourite, loadStoredFavourites, storeFavourites } from './stored-favourites.ts'

const userId = signInForEach(8200)
const favourite = (id: number): Favourite => ({
  id,
  title: `Job ${id}`,
  state: 'open',
  added_at: '2026-11-21',
})
const add = (id: number) => (list: Favourite[]) => [favourite(id), ...list]

/** A tab that has fetched this list. */
function openTab(list: Favourite[], updatedAt: number) {
  const client = new QueryClient()
  const key = favouritesKeys.list(getViewer('en'), 'jobs')
  client.setQueryData(key, list, { updatedAt })
  return { client, shown: () => client.getQueryData<Favourite[]>(key)?.map(({ id }) => id) }
}
const storedIds = async () => (await loadStoredFavourites(userId(), 'jobs'))?.list.map(({ id }) => id)

test('a change in one tab keeps what another tab has added', async () => {
  await storeFavourites(userId(), 'jobs', { list: [favourite(1)], savedAt: 1000 })
  const [first, second] = [openTab([favourite(1)], 1000), openTab([favourite(1)], 1000)]
  await changeFavourites(first.client, getViewer('en'), 'jobs', add(2))
  await changeFavourites(second.client, getViewer('en'), 'jobs', add(3))
  expect(second.shown()).toEqual([3, 2, 1])
  expect(await storedIds()).toEqual([3, 2, 1])
})

test('a list that was fetched since is not replaced by an older stored one', async () => {
  await storeFavourites(userId(), 'jobs', { list: [favourite(1)], savedAt: 1000 })
  const tab = openTab([favourite(4)], 2000)
  await changeFavourites(tab.client, getViewer('en'), 'jobs', add(2))
  expect(tab.shown()).toEqual([2, 4])
  expect(await storedIds()).toEqual([2, 4])
})

test('a list that was fetched since keeps what waits, with the text that another tab has stored', async () => {
  const star = (id: number) => ({
    kind: 'favourite-add' as const,
    label: 'A',
    body: { type: 'jobs' as const, id },
  })
  await openOutboxStore(userId()).add({ ...star(3), language: 'en', createdAt: 0 })
  await storeFavourites(userId(), 'jobs', { list: [favourite(3), favourite(1)], savedAt: 1000 })
  const tab = openTab([favourite(1)], 1001)
  await changeFavourites(tab.client, getViewer('en'), 'jobs', add(2))
  expect(tab.shown()).toEqual([2, 3, 1])
  expect((await loadStoredFavourites(userId(), 'jobs'))?.list).toEqual([2, 3, 1].map(favourite))
})

test('a change that begins before the one before it is stored keeps that one', async () => {
  await storeFavourites(userId(), 'jobs', { list: [favourite(1)], savedAt: 1000 })
  const tab = openTab([favourite(1)], 1000)
  await Promise.all([2, 3].map((id) => changeFavourites(tab.client, getViewer('en'), 'jobs', add(id))))
  expect(tab.shown()).toEqual([3, 2, 1])
  expect(await storedIds()).toEqual([3, 2, 1])
})

test('nothing comes back into the cache after a sign-out', async () => {
  await storeFavourites(userId(), 'jobs', { list: [favourite(1)], savedAt: 1000 })
  const viewer = getViewer('en')
  const client = new QueryClient()
  await signOut()
  await changeFavourites(client, viewer, 'jobs', add(2))
  expect(client.getQueryCache().getAll()).toEqual([])
})
