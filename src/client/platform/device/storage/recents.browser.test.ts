import { clear, get, set } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import { recentsStore } from './recents.ts'
import { publicRecentSearchesStore, userStores } from './stores.ts'

const signedIn = vi.hoisted(() => ({ userId: null as number | null }))
vi.mock('../session/page.ts', () => ({
  getSession: () => (signedIn.userId === null ? null : { userId: signedIn.userId }),
}))

const listed = async () => get('viewed', await recentsStore('viewed'))

beforeEach(async () => {
  signedIn.userId = null
  await Promise.all(
    [publicRecentSearchesStore, ...[1, 2].map((id) => userStores(id).recentSearches)].map(clear),
  )
})

it('a list made while nobody was signed in goes to the account that signs in, once', async () => {
  await set('viewed', ['cook'], await recentsStore('viewed'))
  expect(await listed()).toEqual(['cook'])
  signedIn.userId = 1
  expect(await listed()).toEqual(['cook'])
  signedIn.userId = 2
  expect(await listed()).toBeUndefined()
})

it('an account that has its own list keeps it', async () => {
  await set('viewed', ['driver'], userStores(1).recentSearches)
  await set('viewed', ['cook'], publicRecentSearchesStore)
  signedIn.userId = 1
  expect(await listed()).toEqual(['driver'])
})
