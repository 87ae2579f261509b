import type { Kysely } from 'kysely'
import { fromKysely, fromPglite, type JobResult, PgBoss } from 'pg-boss'
import { DAY_S } from '#shared/durations.ts'
import { LATER } from '../db/compile-once.ts'
import type { Database } from '../db/connect.ts'
import type { Tables } from '../db/tables.ts'
import type { Task, TaskName, TaskPayloads, Tasks } from './task.ts'
import { createWakeUps } from './wake-ups.ts'

/** Every task under its name. */
export type TaskList = { [N in TaskName]: Task<N> }
export type TaskHandlers = { [N in TaskName]: (payload: TaskPayloads[N]) => Promise<void> }

export type RunningTasks = Tasks & {
  /** Does queued work until `stop`, which waits for running work. */
  work(handlers: TaskHandlers): Promise<void>
  stop(): Promise<void>
}

const QUEUE = { retryLimit: 8, retryBackoff: true, retryDelay: 5, deleteAfterSeconds: 14 * DAY_S }

// Ten entries at a time, and the next ten at once while a batch is full. Each entry succeeds or fails alone.
const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

const parallelWork = (workers: number) => ({
  batchSize: 1,
  localConcurrency: workers,
  groupConcurrency: 1,
  perJobResults: true as const,
})

const POLL_S = 2
// Only this process adds entries to the embedded database, and `add` wakes the queue. Polls find retries and schedules.
// Each poll delays requests, which share the only connection.
const EMBEDDED_POLL_S = 10
// pg-boss's own polls: of schedules that are due, and of dependent entries, which the app does not use.
const EMBEDDED_POLLS = { cronWorkerIntervalSeconds: 30, flowIntervalSeconds: 600 }

// No other process uses the embedded database, so what is marked as running was interrupted when the process was killed.
// pg-boss would repeat it only after 15 minutes. It counts each start, so work that kills the process ends.
const RETRY_INTERRUPTED = `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit`

/** Starts background work on pg-boss, in the app's own database. */
export async function startTasks(
  database: Database,
  databaseUrl: string | null,
  tasks: TaskList,
  onError: (error: Error) => void,
): Promise<RunningTasks> {
  const boss = database.embedded
    ? new PgBoss({ db: fromPglite(database.embedded as never), backend: 'pglite', ...EMBEDDED_POLLS })
    : // A migration creates its schema: the app's role may create none (db/app-role.ts).
      new PgBoss({ connectionString: databaseUrl ?? '', max: 3, createSchema: false })
  const pollS = database.embedded ? EMBEDDED_POLL_S : POLL_S
  const wakeUps = database.embedded ? createWakeUps((id) => boss.notifyWorker(id)) : null
  boss.on('error', onError)
  await boss.start()
  const stopping = new AbortController()
  if (database.embedded) await database.embedded.query(RETRY_INTERRUPTED)
  const all = Object.values(tasks)
  // Its start has put these into pg-boss's cache of queues.
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name } of all) {
    if (known.has(name)) continue
    await boss.createQueue(name, QUEUE)
    // Fills that cache. Otherwise the first `add` would look the queue up on a second connection, inside a
    // transaction. The embedded database has only one connection, so both would wait for ever.
    await boss.getJobById(name, crypto.randomUUID())
  }
  return {
    async add(trx, name, payload, after = 0) {
      const { isUrgent, parallel } = tasks[name]
      const account = parallel?.accountOf(payload)
      await boss.send(name, payload, {
        db: withTheNext(trx),
        startAfter: after,
        priority: isUrgent?.(payload) ? 1 : 0,
        ...(account !== undefined && { group: { id: String(account) } }),
      })
      wakeUps?.wake(name, after)
    },
    async work(handlers) {
      for (const { name, formerName, schedule, parallel } of all) {
        const polls = { ...(parallel ? parallelWork(parallel.workers) : WORK), pollingIntervalSeconds: pollS }
        const worker = await startWorker(boss, name, polls, handlers[name], stopping.signal)
        wakeUps?.listen(name, worker)
        if (schedule) await boss.schedule(name, schedule, {})
        if (!formerName || !(await boss.getQueue(formerName))) continue
        await boss.unschedule(formerName)
        await startWorker(boss, formerName, polls, handlers[name], stopping.signal)
      }
    },
    stop: () => {
      stopping.abort()
      return boss.stop({ graceful: true, timeout: 5000, close: true })
    },
  }
}

/** Adds the entry together with the next statement of the transaction (db/compile-once.ts). */
function withTheNext(trx: Kysely<Tables>) {
  const { executeSql } = fromKysely(trx as never)
  return { executeSql: (text: string, values?: unknown[]) => executeSql(`${LATER}${text}`, values) }
}

function startWorker(
  boss: PgBoss,
  queue: string,
  polls: (typeof WORK | ReturnType<typeof parallelWork>) & { pollingIntervalSeconds: number },
  work: (payload: never) => Promise<void>,
  stopping: AbortSignal,
): Promise<string> {
  return boss.work(queue, polls, async (jobs) => {
    const results: JobResult[] = []
    for (const { id, data } of jobs) results.push(await runJob(id, () => work(data as never), stopping))
    // Payloads hold personal data (addresses and texts of mails), so finished work is deleted.
    const done = results.filter(({ status }) => status === 'completed').map(({ id }) => id)
    if (done.length) await boss.deleteJob(queue, done)
    return results
  })
}

async function runJob(id: string, work: () => Promise<void>, stopping: AbortSignal): Promise<JobResult> {
  try {
    // The rest of a batch is retried at the next start: a stop waits only a few seconds.
    stopping.throwIfAborted()
    await work()
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: (error as Error).message } }
  }
}
