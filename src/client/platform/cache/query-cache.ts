import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { createStore } from '#shared/emitter.ts'
import { getConnection, subscribeConnection } from '../api/connection.ts'
import { ApiError } from '../api/errors.ts'
import { isLeader, subscribeLeader } from '../device/leader.ts'
import { getSession } from '../device/session/page.ts'
import { publicQueryCacheStore, userStores } from '../device/storage/stores.ts'
import { isHydrating } from '../first-paint/initial-answers.ts'
import { distrustFuture, isFuture } from './future-answers.ts'
import { createMemoryMirror } from './memory-mirror.ts'
import { CACHE_LIFE_MS, parseBlob, type ReadTimes, serializeBlob } from './query-cache-blob.ts'
import { forgetSent } from './sent-answers.ts'

/** The version of the stored data, not of the build: a deploy must not delete it. Raise it when the data change. */
const SCHEMA_VERSION = '7'
const SAVE_AFTER_MS = 1000
// A tab that becomes leader later than this restores the cache again: the previous leader may have changed it.
const FRESH_MS = 5000
// A message from the tab that has sent an outbox entry arrives within this time.
const MESSAGE_WITHIN_MS = 5000

type Scope = 'public' | 'user'
type Shared = { userId: number | null; scope: Scope; state: DehydratedState }

/** The user whose answers are in memory. */
const owner = createStore<number | null>(null)
const restoredAt = createStore(0)
const blobs = createStore({ public: openBlob(null), user: openBlob(null) })

/** Creates the query client. It shows cached data, refetches them when they are stale, and keeps answers for a week. */
export function createAppQueryClient(): QueryClient {
  onlineManager.setEventListener((setOnline) =>
    subscribeConnection(() => setOnline(getConnection() !== 'offline')),
  )
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: dropWithdrawn }),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        gcTime: CACHE_LIFE_MS,
        staleTime: 30_000,
        // No retry without a connection: it would pause until the connection is back, and block a loader. The
        // reconnect refetches.
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status >= 500,
        refetchOnReconnect: true,
        // While the page hydrates, a failed query stays as the server rendered it.
        retryOnMount: () => !isHydrating(),
      },
      // A mutation fails at once when offline. Writes that can wait use the outbox.
      mutations: { networkMode: 'always' },
    },
  })
  distrustFuture(client)
  return client
}

/** Deletes the stored answer of a query after a 404: its subject was withdrawn, hidden or deleted. */
function dropWithdrawn(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (error instanceof ApiError && error.status === 404 && query.state.data !== undefined)
    query.setState({ data: undefined, dataUpdatedAt: 0 })
}

/**
 * Restores the public cache and the cache of one user; clears what another user left in memory. Await it before the
 * first loader runs: answers that arrive earlier would be lost.
 */
export async function restoreQueryCache(client: QueryClient, userId: number | null): Promise<void> {
  if (owner.get() !== userId) {
    owner.set(userId)
    blobs.set({ ...blobs.get(), user: openBlob(userId) })
    client.removeQueries({ predicate: (query) => query.meta?.persist !== 'public' })
  }
  restoredAt.set(Date.now())
  await Promise.all([restore(client, 'public'), userId === null ? undefined : restore(client, 'user')])
}

/** Stores new answers from now on. Only the leader tab writes; other tabs send it their answers. */
export function startPersisting(client: QueryClient): () => void {
  const channel = new BroadcastChannel(`jobmost-query-cache-${SCHEMA_VERSION}`)
  const timers = new Map<Scope, ReturnType<typeof setTimeout>>()
  const save = (scope: Scope) => {
    timers.delete(scope)
    void saveBlob(client, scope)
  }
  const saveSoon = (scope: Scope) => {
    if (isLeader() && !timers.has(scope)) timers.set(scope, setTimeout(save, SAVE_AFTER_MS, scope))
  }
  const saveNow = () => {
    if (document.visibilityState !== 'hidden') return
    for (const [scope, timer] of timers) {
      clearTimeout(timer)
      save(scope)
    }
  }
  channel.onmessage = ({ data }: MessageEvent<Shared>) => {
    if (!isLeader() || (data.scope === 'user' && data.userId !== owner.get())) return
    for (const { queryHash } of data.state.queries) {
      const own = client.getQueryCache().get(queryHash)
      // The newer answer counts, although ours has a later time.
      if (own && isFuture(own)) own.setState({ dataUpdatedAt: 0 })
    }
    hydrate(client, data.state)
    for (const { queryHash } of data.state.queries) markRead(data.scope, queryHash)
    saveSoon(data.scope)
  }
  const stopWatching = client.getQueryCache().subscribe((event) => {
    const scope = scopeOf(event.query)
    // Not persistQueryClientSubscribe: it dehydrates the whole cache on each event (TanStack/query#9775).
    if (scope && event.type === 'observerAdded') {
      markRead(scope, event.query.queryHash)
      saveSoon(scope)
    }
    if (!scope || event.type !== 'updated') return
    // Without a new answer, for example after a read mark was taken back.
    if (event.action.type === 'setState') return saveSoon(scope)
    if (event.action.type !== 'success') return
    if (isLeader()) saveSoon(scope)
    else
      channel.postMessage({
        userId: owner.get(),
        scope,
        state: dehydrateOne(client, event.query),
      } satisfies Shared)
  })
  const stopLeading = subscribeLeader(async () => {
    if (!isLeader()) return
    if (Date.now() - restoredAt.get() > FRESH_MS) await restoreQueryCache(client, owner.get())
    // Also what arrived before this tab became the leader.
    saveSoon('public')
    saveSoon('user')
  })
  document.addEventListener('visibilitychange', saveNow)
  return () => {
    document.removeEventListener('visibilitychange', saveNow)
    stopWatching()
    stopLeading()
    channel.close()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}

/** A screen shows the answer. The answers that were read least recently are dropped first. */
const markRead = (scope: Scope, queryHash: string) => blobs.get()[scope].readTimes.set(queryHash, Date.now())

function openBlob(userId: number | null) {
  const store = userId === null ? publicQueryCacheStore : userStores(userId).queryCache
  const isUsers = userId !== null
  // Another tab may just have ended the session. Then its data must not be stored again.
  const isPresent = () => owner.get() === userId && getSession()?.userId === userId
  // The stored cache then has the answers to outbox entries that were sent earlier.
  const forget = () =>
    userId === null
      ? undefined
      : forgetSent(userId, { before: Date.now() - MESSAGE_WITHIN_MS }).catch(() => undefined)
  const mirror = createMemoryMirror(store, 'blob', () => isLeader() && (!isUsers || isPresent()), forget)
  const readTimes: ReadTimes = new Map()
  const persister = createSyncStoragePersister({
    storage: mirror,
    throttleTime: 0,
    serialize: (cached) => serializeBlob(cached, readTimes),
    deserialize: (blob) => parseBlob(blob, readTimes, Date.now()),
  })
  return { mirror, persister, readTimes }
}

async function restore(client: QueryClient, scope: Scope): Promise<void> {
  const { mirror, persister } = blobs.get()[scope]
  await mirror.load()
  // Another user has signed in meanwhile.
  if (blobs.get()[scope].mirror !== mirror) return
  await persistQueryClientRestore({
    queryClient: client,
    persister,
    // parseBlob drops each answer by its own age.
    maxAge: Number.POSITIVE_INFINITY,
    buster: SCHEMA_VERSION,
    // The blob is limited by size, so what it had may stay in memory: else a tab that is open for a week would lose it.
    hydrateOptions: { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } },
  })
}

async function saveBlob(client: QueryClient, scope: Scope): Promise<void> {
  if (scope === 'user' && owner.get() === null) return
  await persistQueryClientSave({
    queryClient: client,
    persister: blobs.get()[scope].persister,
    buster: SCHEMA_VERSION,
    dehydrateOptions: {
      // The default drops data after one failed refetch.
      shouldDehydrateQuery: (query) => query.state.data !== undefined && scopeOf(query) === scope,
      shouldDehydrateMutation: () => false,
    },
  })
}

const dehydrateOne = (client: QueryClient, one: Query) =>
  dehydrate(client, {
    shouldDehydrateQuery: (query) => query.queryHash === one.queryHash,
    shouldDehydrateMutation: () => false,
  })

function scopeOf(query: Pick<Query, 'meta'>): Scope | null {
  const persist = query.meta?.persist
  return persist === 'public' || persist === 'user' ? persist : null
}
