import { MINUTE_MS } from '#shared/durations.ts'
import type { Db } from '../db/connect.ts'
import type { Engine } from './engine.ts'
import type { Hub } from './hub.ts'
import { findEndedSessions, findEndedSince } from './store.ts'

/** Runs work at an interval. @returns stops it */
export type Repeat = (work: () => void, ms: number) => () => void
type Options = { db: Db; clock: () => Date; onError(error: Error): void; repeat?: Repeat }
export type Watcher = { stop(): Promise<void> }

// Finds sessions that ended without an announcement: expired ones, and those whose process was killed before
// announcing.
const CHECK_EVERY_MS = 2000
// Covers sessions that ended between two checks or while the engine was unreachable.
const LOOK_BACK_MS = MINUTE_MS

/** Periodically closes the sockets of sessions that have ended. */
export function watchOwnSockets(hub: Hub, options: Options): Watcher {
  return poll(options, () => closeEnded(hub, hub.sessions(), options))
}

/** Closes this process's sockets of those given sessions that have ended. */
export async function closeEnded(
  hub: Hub,
  sessions: Set<string>,
  { db, clock }: Pick<Options, 'db' | 'clock'>,
): Promise<void> {
  if (sessions.size === 0) return
  const ended = await findEndedSessions(db, [...sessions], clock())
  if (ended.size > 0) hub.endSessions(ended)
}

/**
 * Makes an external engine close the sockets of people whose session has ended. Engines know users, not sessions, so
 * all devices of the person are cut. Those with a valid session reconnect.
 */
export function watchEngineSockets(engine: Engine, options: Options) {
  const { db, clock } = options
  let done = new Set<string>()
  const findEnded = () => {
    const now = clock()
    return findEndedSince(db, new Date(now.getTime() - LOOK_BACK_MS), now)
  }
  const end = async (userId: number, sessions: { id: string }[]) => {
    await engine.endUser(userId)
    for (const { id } of sessions) done.add(id)
  }
  const watching = poll(options, async () => {
    const ended = await findEnded()
    const fresh = ended.filter(({ id }) => !done.has(id))
    done = new Set(ended.map(({ id }) => id).filter((id) => done.has(id)))
    for (const [userId, sessions] of Map.groupBy(fresh, ({ user_id }) => user_id)) await end(userId, sessions)
  })
  return {
    ...watching,
    /** Closes all sockets of a person, for an erased account whose sessions are no longer in a table. */
    endNow: async (userId: number) =>
      end(
        userId,
        (await findEnded()).filter(({ user_id }) => user_id === userId),
      ),
  }
}

/** Runs work at an interval, which does not keep the process alive. */
export const repeat: Repeat = (work, ms) => {
  const timer = setInterval(work, ms).unref()
  return () => clearInterval(timer)
}

function poll({ onError, repeat: start = repeat }: Options, check: () => Promise<void>): Watcher {
  let checking: Promise<void> | null = null
  const stop = start(() => {
    checking ??= check()
      .catch(onError)
      .finally(() => {
        checking = null
      })
  }, CHECK_EVERY_MS)
  return {
    async stop() {
      stop()
      await checking
    },
  }
}
