import { MINUTE_MS } from '#shared/durations.ts'
import type { Db } from '../db/connect.ts'
import type { Engine } from './engine.ts'
import type { Hub } from './hub.ts'
import { findEndedSessions, findEndedSince } from './store.ts'

type Given = { db: Db; clock: () => Date; onError(error: Error): void }
export type Watching = { stop(): Promise<void> }

// Revoked sessions must lose their sockets within 5 s.
const LOOK_EVERY_MS = 2000
// Covers sessions that ended between two checks or while the engine was unreachable.
const LOOK_BACK_MS = MINUTE_MS

/** Periodically closes the subscriptions of sessions that have ended. */
export function watchOwnSockets(hub: Hub, { db, clock, onError }: Given): Watching {
  return watch(onError, async () => {
    const ids = [...hub.sessions()]
    if (ids.length === 0) return
    const ended = await findEndedSessions(db, ids, clock())
    if (ended.size > 0) hub.endSessions(ended)
  })
}

/**
 * Makes an external engine close the sockets of people whose session has ended. Engines know users, not sessions, so
 * all devices of the person are cut. Those with a valid session reconnect.
 */
export function watchEngineSockets(engine: Engine, { db, clock, onError }: Given): Watching {
  let done = new Set<string>()
  return watch(onError, async () => {
    const now = clock()
    const ended = await findEndedSince(db, new Date(now.getTime() - LOOK_BACK_MS), now)
    const fresh = ended.filter(({ id }) => !done.has(id))
    done = new Set(ended.map(({ id }) => id).filter((id) => done.has(id)))
    for (const [userId, sessions] of Map.groupBy(fresh, ({ user_id }) => user_id)) {
      await engine.endUser(userId)
      for (const { id } of sessions) done.add(id)
    }
  })
}

function watch(onError: (error: Error) => void, look: () => Promise<void>): Watching {
  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = null
      })
  }, LOOK_EVERY_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
