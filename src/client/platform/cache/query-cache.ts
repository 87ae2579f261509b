import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  onlineManager,
  type Query,
  QueryClient,
} from '@tanstack/react-query'
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { getConnection, subscribeConnection } from '../api/connection.ts'
import { ApiError } from '../api/errors.ts'
import { isLeader, subscribeLeader } from '../device/leader.ts'
import { publicQueryCacheStore, userStores } from '../device/storage/stores.ts'
import { createMemoryMirror } from './memory-mirror.ts'
import { KEPT_MS, parseBlob, serializeBlob } from './query-cache-blob.ts'

/** The shape of what is cached, not the build: a deploy must not wipe what people saved. Count up when it changes. */
const SCHEMA_VERSION = '1'
const SAVE_AFTER_MS = 1000
// A leader of the first seconds has nothing to learn from the one before it.
const FRESH_MS = 5000

type Scope = 'public' | 'user'
type Shared = { userId: number | null; scope: Scope; state: DehydratedState }

/** Whose answers are in memory. */
let owner: number | null = null
let restoredAt = 0
let blobs = { public: openBlob(null), user: openBlob(null) }

/** The one query client: shows what it has, asks in any case, and keeps what it got for a week. */
export function createAppQueryClient(): QueryClient {
  onlineManager.setEventListener((setOnline) =>
    subscribeConnection(() => setOnline(getConnection() !== 'offline')),
  )
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        gcTime: KEPT_MS,
        staleTime: 30_000,
        // Not after a lost connection: a retry would pause until it is back, and a loader with it. The return refetches.
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status >= 500,
        refetchOnReconnect: true,
      },
      // What cannot wait on the device fails at once and says so; what can goes through the outbox.
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Brings back what this device keeps, for everybody and for one person; forgets the person before. To be awaited
 * before the first loader runs: what comes in earlier would be lost.
 */
export async function restoreQueryCache(client: QueryClient, userId: number | null): Promise<void> {
  if (owner !== userId) {
    owner = userId
    blobs = { ...blobs, user: openBlob(userId) }
    client.removeQueries({ predicate: (query) => query.meta?.persist !== 'public' })
  }
  restoredAt = Date.now()
  await Promise.all([restore(client, 'public'), userId === null ? undefined : restore(client, 'user')])
}

/** Keeps what comes in from now on. The leader tab writes; the others tell it what they got. */
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
    if (!isLeader() || (data.scope === 'user' && data.userId !== owner)) return
    hydrate(client, data.state)
    saveSoon(data.scope)
  }
  const stopWatching = client.getQueryCache().subscribe((event) => {
    const scope = scopeOf(event.query)
    // Ours, not persistQueryClientSubscribe: that one dehydrates everything on each event (TanStack/query#9775).
    if (!scope || event.type !== 'updated' || event.action.type !== 'success') return
    if (isLeader()) saveSoon(scope)
    else
      channel.postMessage({ userId: owner, scope, state: dehydrateOne(client, event.query) } satisfies Shared)
  })
  const stopLeading = subscribeLeader(async () => {
    if (!isLeader()) return
    if (Date.now() - restoredAt > FRESH_MS) await restoreQueryCache(client, owner)
    // What came in before this tab knew that it leads.
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

function openBlob(userId: number | null) {
  const store = userId === null ? publicQueryCacheStore : userStores(userId).queryCache
  const isUsers = userId !== null
  const mirror = createMemoryMirror(store, 'blob', () => isLeader() && (!isUsers || owner === userId))
  const persister = createSyncStoragePersister({
    storage: mirror,
    throttleTime: 0,
    serialize: serializeBlob,
    deserialize: parseBlob,
  })
  return { mirror, persister }
}

async function restore(client: QueryClient, scope: Scope): Promise<void> {
  const { mirror, persister } = blobs[scope]
  await mirror.load()
  // Somebody else signed in meanwhile.
  if (blobs[scope].mirror !== mirror) return
  await persistQueryClientRestore({
    queryClient: client,
    persister,
    maxAge: KEPT_MS,
    buster: SCHEMA_VERSION,
  })
}

async function saveBlob(client: QueryClient, scope: Scope): Promise<void> {
  if (scope === 'user' && owner === null) return
  await persistQueryClientSave({
    queryClient: client,
    persister: blobs[scope].persister,
    buster: SCHEMA_VERSION,
    dehydrateOptions: {
      // The default drops good data after one failed refetch.
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
