import type { Kysely } from 'kysely'
import { fromKysely, fromPglite, type JobResult, PgBoss } from 'pg-boss'
import { DAY_S } from '#shared/durations.ts'
import type { Database } from '../db/connect.ts'
import type { Tables } from '../db/tables.ts'
import type { Mail } from '../mail/mailer.ts'
import type { PublishedEvent } from '../realtime/publish.ts'

/** Every kind of background work and what it needs to know. */
export type TaskPayloads = {
  'send-mail': Mail
  /** A notification is there to be told of, on screens and by push. */
  'tell-person': { notification_id: number }
  /** A notification goes to one device. */
  'send-push': { notification_id: number; subscription_id: number }
  /** Somebody may have been away from unread messages for long enough to be mailed. */
  'mail-unread': { user_id: number; since: string }
  'warn-of-expiry': Record<string, never>
  'ask-if-it-stands': Record<string, never>
  'pause-unanswered': Record<string, never>
  /** A message has come for `user_id`. */
  'message-arrived': { room_id: number; message_id: number; user_id: number }
  'expire-bids': Record<string, never>
  'publish-event': PublishedEvent
  /** Nobody points to a stored file any more. */
  'remove-file': { name: string }
  'forget-old': Record<string, never>
  'sweep-search': Record<string, never>
  'send-digests': Record<string, never>
  'look-for-saved-searches': Record<string, never>
  /** A saved search has found these new jobs. */
  'saved-search-found': { user_id: number; saved_search_id: number; job_ids: number[] }
}
export type TaskName = keyof TaskPayloads

/** Puts work into the transaction that causes it: it exists if and only if the transaction commits. */
export type Tasks = {
  /** @param after how many seconds it rests before it is taken up */
  add<N extends TaskName>(
    trx: Kysely<Tables>,
    name: N,
    payload: TaskPayloads[N],
    after?: number,
  ): Promise<void>
}

export type TaskHandlers = { [N in TaskName]: (payload: TaskPayloads[N]) => Promise<void> }

/** Work done on the clock, UTC. */
export type Schedule = Partial<Record<TaskName, string>>

export type RunningTasks = Tasks & {
  /** Takes up work until `stop`, which lets what runs finish. */
  work(handlers: TaskHandlers, schedule: Schedule): Promise<void>
  stop(): Promise<void>
}

const QUEUE = { retryLimit: 8, retryBackoff: true, retryDelay: 5, deleteAfterSeconds: 14 * DAY_S }
// An object, so that the compiler finds the one that is missing: it would never be done.
const NAMES = Object.keys({
  'send-mail': true,
  'publish-event': true,
  'remove-file': true,
  'message-arrived': true,
  'tell-person': true,
  'send-push': true,
  'mail-unread': true,
  'warn-of-expiry': true,
  'ask-if-it-stands': true,
  'pause-unanswered': true,
  'expire-bids': true,
  'forget-old': true,
  'sweep-search': true,
  'send-digests': true,
  'look-for-saved-searches': true,
  'saved-search-found': true,
} satisfies Record<TaskName, true>) as TaskName[]

// Taken up ten at a time, and at once again while there are as many; each succeeds or fails by itself.
const WORK = {
  pollingIntervalSeconds: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** Background work on pg-boss, in the database that holds everything else. */
export async function startTasks(
  database: Database,
  databaseUrl: string | null,
  onError: (error: Error) => void,
): Promise<RunningTasks> {
  const boss = database.embedded
    ? new PgBoss({ db: fromPglite(database.embedded as never), backend: 'pglite' })
    : new PgBoss({ connectionString: databaseUrl ?? '', max: 3 })
  boss.on('error', onError)
  await boss.start()
  for (const name of NAMES) {
    await boss.createQueue(name, QUEUE)
    // Makes pg-boss know the queue now: it would look it up at the first `add`, on another connection than the
    // transaction's, and the embedded database has only that one.
    await boss.getJobById(name, crypto.randomUUID())
  }
  return {
    async add(trx, name, payload, after = 0) {
      await boss.send(name, payload, { db: fromKysely(trx as never), startAfter: after })
    },
    async work(handlers, schedule) {
      for (const name of NAMES) {
        await boss.work(name, WORK, async (jobs) => {
          const results: JobResult[] = []
          for (const { id, data } of jobs) results.push(await settle(id, () => handlers[name](data as never)))
          return results
        })
        const cron = schedule[name]
        if (cron) await boss.schedule(name, cron, {})
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
  }
}

async function settle(id: string, work: () => Promise<void>): Promise<JobResult> {
  try {
    await work()
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: (error as Error).message } }
  }
}
