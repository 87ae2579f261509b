import { clear, get, set } from 'idb-keyval'
import { beforeEach, expect, it } from 'vitest'
import { makeToken } from '../testing/tokens.ts'
import { recentsStore } from './recents.ts'
import { signIn, signOut } from './session/page.ts'
import { publicRecentSearchesStore, userStores } from './storage/stores.ts'

const listed = async () => get('viewed', await recentsStore('viewed'))
const own = (id: number) => userStores(id).recentSearches

beforeEach(async () => {
  await signOut()
  await Promise.all([publicRecentSearchesStore, own(1), own(2)].map((store) => clear(store)))
})

it('a list made while nobody was signed in goes to the account that signs in, once', async () => {
  await set('viewed', ['cook'], await recentsStore('viewed'))
  expect(await listed()).toEqual(['cook'])
  await signIn(makeToken({ sub: 1 }))
  expect(await listed()).toEqual(['cook'])
  expect(await get('viewed', publicRecentSearchesStore)).toBeUndefined()
})

it('an account that has its own list keeps it', async () => {
  await set('viewed', ['driver'], own(2))
  await set('viewed', ['cook'], publicRecentSearchesStore)
  await signIn(makeToken({ sub: 2 }))
  expect(await listed()).toEqual(['driver'])
})
