import { focusManager, QueryObserver } from '@tanstack/react-query'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { ApiError } from '../api/errors.ts'
import { signIn, signOut } from '../device/session/page.ts'
import { deleteUserDatabase, publicQueryCacheStore, userStores } from '../device/storage/stores.ts'
import { makeToken } from '../testing/tokens.ts'
import { createAppQueryClient, restoreQueryCache, startPersisting } from './query-cache.ts'
import { listSent, rememberSent } from './sent-answers.ts'

const stops: (() => void)[] = []
const publicBlob = () => get<string>('blob', publicQueryCacheStore)
const userBlob = (userId: number) => get<string>('blob', userStores(userId).queryCache)

beforeEach(async () => {
  await set('blob', '', publicQueryCacheStore)
  await deleteUserDatabase(31)
  await deleteUserDatabase(32)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await signOut()
  await restoreQueryCache(createAppQueryClient(), null)
})

async function open(userId: number | null) {
  const client = createAppQueryClient()
  if (userId !== null) await signIn(makeToken({ sub: userId }))
  await restoreQueryCache(client, userId)
  stops.push(startPersisting(client))
  return client
}
const fetchInto = (client: Awaited<ReturnType<typeof open>>, name: string, persist?: 'public' | 'user') =>
  client.fetchQuery({ queryKey: [name], queryFn: async () => `the ${name}`, meta: { persist } })

test('answers survive a restart, and a user’s own are stored apart from public ones', async () => {
  const client = await open(31)
  await fetchInto(client, 'jobs', 'public')
  await fetchInto(client, 'own-bids', 'user')
  await fetchInto(client, 'passing')
  await vi.waitFor(async () => expect(await userBlob(31)).toContain('the own-bids'), 4000)
  await vi.waitFor(async () => expect(await publicBlob()).toContain('the jobs'), 4000)
  expect(await publicBlob()).not.toContain('own-bids')

  const later = createAppQueryClient()
  await restoreQueryCache(later, null)
  expect(later.getQueryData(['jobs'])).toBe('the jobs')
  expect(later.getQueryData(['own-bids'])).toBeUndefined()
  const again = createAppQueryClient()
  await restoreQueryCache(again, 31)
  expect(again.getQueryData(['own-bids'])).toBe('the own-bids')
  expect(again.getQueryData(['passing'])).toBeUndefined()
})

test('another user sees nothing of the previous one, in memory or on the device', async () => {
  const client = await open(31)
  await fetchInto(client, 'jobs', 'public')
  await fetchInto(client, 'own-bids', 'user')
  await signIn(makeToken({ sub: 32 }))
  await restoreQueryCache(client, 32)
  expect(client.getQueryData(['own-bids'])).toBeUndefined()
  expect(client.getQueryData(['jobs'])).toBe('the jobs')
  await fetchInto(client, 'own-bids', 'user')
  await vi.waitFor(async () => expect(await userBlob(32)).toContain('own-bids'), 4000)
  expect(await userBlob(31)).toBeUndefined()
})

test('data stays stored after a failed refetch', async () => {
  const client = await open(null)
  await fetchInto(client, 'jobs', 'public')
  const failing = {
    queryKey: ['jobs'],
    queryFn: () => Promise.reject(new Error('cut')),
    retry: false as const,
    staleTime: 0,
    meta: { persist: 'public' as const },
  }
  await expect(client.fetchQuery(failing)).rejects.toThrow('cut')
  await vi.waitFor(async () => expect(await publicBlob()).toContain('the jobs'), 4000)
  const later = createAppQueryClient()
  await restoreQueryCache(later, null)
  expect(later.getQueryState(['jobs'])).toMatchObject({
    data: 'the jobs',
    status: 'success',
    isInvalidated: true,
  })
})

test('answers from a time that is still to come are fetched again: the clock was set back', async () => {
  const client = await open(null)
  client.mount()
  stops.push(() => client.unmount())
  const queryFn = vi.fn(async () => 'now')
  const show = () => new QueryObserver(client, { queryKey: ['jobs'], queryFn }).subscribe(() => {})
  client.setQueryData(['jobs'], 'then', { updatedAt: Date.now() + DAY_MS })
  stops.push(show())
  await vi.waitFor(() => expect(client.getQueryData(['jobs'])).toBe('now'))
  client.setQueryData(['jobs'], 'then', { updatedAt: Date.now() + DAY_MS })
  focusManager.setFocused(true)
  stops.push(() => focusManager.setFocused(undefined))
  await vi.waitFor(() => expect(client.getQueryData(['jobs'])).toBe('now'))
  stops.push(show())
  focusManager.onFocus()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('the stored answer of a query is deleted when the server answers 404', async () => {
  const client = await open(null)
  await fetchInto(client, 'article', 'public')
  const gone = new ApiError({ status: 404, code: 'not_found' })
  const refetch = client.fetchQuery({
    queryKey: ['article'],
    queryFn: () => Promise.reject(gone),
    staleTime: 0,
    meta: { persist: 'public' },
  })
  await expect(refetch).rejects.toBe(gone)
  expect(client.getQueryState(['article'])).toMatchObject({ data: undefined, error: gone, status: 'error' })
})

test('a broken blob is dropped and the app starts', async () => {
  await set('blob', '{"timestamp":', publicQueryCacheStore)
  const client = await open(null)
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(await publicBlob()).toBeUndefined()
})

test('the answer of a sent entry is kept until the stored cache is later than it', async () => {
  await signIn(makeToken({ sub: 31 }))
  const sent = { entry: {}, answer: {} }
  await rememberSent(31, 'old', { ...sent, at: Date.now() - MINUTE_MS })
  await rememberSent(31, 'new', { ...sent, at: Date.now() + MINUTE_MS })
  const client = await open(31)
  await fetchInto(client, 'own-bids', 'user')
  await vi.waitFor(async () => expect(await listSent(31)).toHaveLength(1), 4000)
  expect(await userBlob(31)).toContain('the own-bids')
})
