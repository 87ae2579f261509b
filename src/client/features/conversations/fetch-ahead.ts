import type { QueryClient } from '@tanstack/react-query'
import type { Room } from '#shared/contract/conversations.ts'
import { applyPage, UNKNOWN } from './events.ts'
import { keptConversation } from './keep-messages.ts'
import { conversationKey, roomsKey } from './keys.ts'
import { KEPT_MESSAGES, readStored, storeSoon } from './message-store.ts'
import { fetchPage } from './queries.ts'

const MOST_ROOMS = 20
// After everything that somebody is waiting for.
const IDLE_AFTER_MS = 4000

/** Brings the last messages of the newest rooms to the device before they are opened. Returns how to stop. */
export function fetchAhead(client: QueryClient, userId: number): () => void {
  const keptSeq = new Map<number, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const isWanted = async ({ id, last_seq }: Room) => {
    if (client.getQueryData(conversationKey(userId, id)) !== undefined) return false
    const seq = keptSeq.get(id) ?? (await readStored(userId, id))?.conversation.lastSeq ?? 0
    keptSeq.set(id, seq)
    return seq < last_seq
  }
  const run = async () => {
    const rooms = client.getQueryData<readonly Room[]>(roomsKey(userId)) ?? []
    for (const room of rooms.slice(0, MOST_ROOMS)) {
      if (isStopped || savesData()) return
      if (!(await isWanted(room))) continue
      const fetched = applyPage(UNKNOWN, await fetchPage(room.id, { limit: KEPT_MESSAGES }))
      keptSeq.set(room.id, fetched.lastSeq)
      const savedAt = Date.now()
      storeSoon(
        userId,
        room.id,
        () => keptConversation(client, userId, room.id) ?? { conversation: fetched, savedAt },
      )
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
    if (type === 'updated' && query.queryKey[0] === 'rooms') runSoon()
  })
  runSoon()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop()
  }
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
