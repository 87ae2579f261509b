import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/platform/api/errors.ts'
import { isSavingData } from '#client/platform/device/is-saving-data.ts'
import type { Room } from '#shared/contract/conversations.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { applyPage, UNKNOWN } from './events.ts'
import { conversationKey, roomsKey } from './keys.ts'
import { MAX_STORED_MESSAGES, readStored, removeOthers, store } from './message-store.ts'
import { fetchPage } from './queries.ts'

const MAX_ROOMS = 50
// A room whose messages the server cannot give does not hold up the others. Several are a sign of a failing server.
const MAX_FAILURES = 3
const FAILED_FOR_MS = 10 * MINUTE_MS
// Prefetching waits until the page's own requests are done.
const IDLE_AFTER_MS = 4000

/**
 * Prefetches the last messages of the newest rooms and of opened rooms, so that they can be read offline. Returns a
 * function that stops it.
 */
export function prefetchMessages(client: QueryClient, userId: number): () => void {
  /** Up to which seq each room is known to be stored without a gap. */
  const storedSeq = new Map<number, number>()
  /** Rooms whose messages could not be fetched: their last seq then, and when. */
  const failed = new Map<number, { seq: number; at: number }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let cleanedAt = 0
  const startedAt = Date.now()
  const isOpened = ({ id }: Room) => client.getQueryData(conversationKey(userId, id)) !== undefined
  const needsFetch = async (room: Room) => {
    const { id, last_seq } = room
    const failure = failed.get(id)
    if (failure?.seq === last_seq && Date.now() - failure.at < FAILED_FOR_MS) return false
    if ((storedSeq.get(id) ?? -1) >= last_seq) return false
    const stored = (await readStored(userId, id))?.conversation ?? UNKNOWN
    const isComplete = stored.messages.length >= Math.min(MAX_STORED_MESSAGES, stored.lastSeq)
    if (isComplete) storedSeq.set(id, stored.lastSeq)
    // The messages of an opened room are stored by persistMessages.
    return !isComplete || (stored.lastSeq < last_seq && !isOpened(room))
  }
  /** Only with a list of this visit: a stored one may lack a room. */
  const removeDeleted = async () => {
    const { data, dataUpdatedAt = 0 } = client.getQueryState<readonly Room[]>(roomsKey(userId)) ?? {}
    if (!data || dataUpdatedAt < startedAt || dataUpdatedAt === cleanedAt) return
    cleanedAt = dataUpdatedAt
    await removeOthers(userId, new Set(data.map(({ id }) => id)), dataUpdatedAt)
  }
  const run = async () => {
    await removeDeleted()
    const rooms = client.getQueryData<readonly Room[]>(roomsKey(userId)) ?? []
    let failures = 0
    for (const room of rooms.filter((one, index) => index < MAX_ROOMS || isOpened(one))) {
      if (isStopped || isSavingData()) return
      if (!(await needsFetch(room))) continue
      const page = await fetchPage(room.id, { limit: MAX_STORED_MESSAGES }).catch((error) => {
        failures += 1
        if (!(error instanceof ApiError) || failures === MAX_FAILURES) throw error
        failed.set(room.id, { seq: room.last_seq, at: Date.now() })
      })
      if (!page) continue
      const fetched = applyPage(UNKNOWN, page)
      // After the user has signed out, nothing of theirs may be stored.
      if (isStopped) return
      storedSeq.set(room.id, fetched.lastSeq)
      await store(userId, room.id, { conversation: fetched, savedAt: Date.now() })
    }
  }
  const runSoon = () => {
    // A failed request is repeated after the next change of the rooms.
    timer ??= setTimeout(() => {
      timer = undefined
      run().catch(() => undefined)
    }, IDLE_AFTER_MS)
  }
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    const [kind] = query.queryKey
    if (type === 'updated' && (kind === 'rooms' || kind === 'conversation')) runSoon()
  })
  runSoon()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop()
  }
}
