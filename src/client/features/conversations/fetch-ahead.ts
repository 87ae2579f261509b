import type { QueryClient } from '@tanstack/react-query'
import type { Room } from '#shared/contract/conversations.ts'
import { applyPage, UNKNOWN } from './events.ts'
import { conversationKey, roomsKey } from './keys.ts'
import { KEPT_MESSAGES, readStored, store } from './message-store.ts'
import { fetchPage } from './queries.ts'

const MOST_ROOMS = 50
// After everything that somebody is waiting for.
const IDLE_AFTER_MS = 4000

/**
 * Brings the last messages of the newest rooms, and of those that were opened, to the device, so that they are there
 * without a connection. Returns how to stop.
 */
export function fetchAhead(client: QueryClient, userId: number): () => void {
  /** Up to where each room is known to be kept whole. */
  const keptSeq = new Map<number, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const isOpened = ({ id }: Room) => client.getQueryData(conversationKey(userId, id)) !== undefined
  const isWanted = async (room: Room) => {
    const { id, last_seq } = room
    if ((keptSeq.get(id) ?? -1) >= last_seq) return false
    const kept = (await readStored(userId, id))?.conversation ?? UNKNOWN
    const isWhole = kept.messages.length >= Math.min(KEPT_MESSAGES, kept.lastSeq)
    if (isWhole) keptSeq.set(id, kept.lastSeq)
    // What comes into a room that was opened is kept by whoever shows it.
    return !isWhole || (kept.lastSeq < last_seq && !isOpened(room))
  }
  const run = async () => {
    const rooms = client.getQueryData<readonly Room[]>(roomsKey(userId)) ?? []
    for (const room of rooms.filter((one, index) => index < MOST_ROOMS || isOpened(one))) {
      if (isStopped || savesData()) return
      if (!(await isWanted(room))) continue
      const fetched = applyPage(UNKNOWN, await fetchPage(room.id, { limit: KEPT_MESSAGES }))
      // Whoever has signed out meanwhile leaves nothing here.
      if (isStopped) return
      keptSeq.set(room.id, fetched.lastSeq)
      await store(userId, room.id, { conversation: fetched, savedAt: Date.now() })
    }
  }
  const runSoon = () => {
    // What cannot be fetched now is fetched with the next news.
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

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
