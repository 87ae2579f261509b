import { fromKysely, fromPglite, type JobResult, PgBoss } from 'pg-boss'
import { DAY_S } from '#shared/durations.ts'
import type { Database } from '../db/connect.ts'
import type { Task, TaskName, TaskPayloads, Tasks } from './task.ts'

/** Every task under its name. */
export type TaskList<Parts> = { [N in TaskName]: Task<N, Parts> }
export type TaskHandlers = { [N in TaskName]: (payload: TaskPayloads[N]) => Promise<void> }

export type RunningTasks = Tasks & {
  /** Takes up work until `stop`, which lets what runs finish. */
  work(handlers: TaskHandlers): Promise<void>
  stop(): Promise<void>
}

const QUEUE = { retryLimit: 8, retryBackoff: true, retryDelay: 5, deleteAfterSeconds: 14 * DAY_S }

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
  tasks: TaskList<never>,
  onError: (error: Error) => void,
): Promise<RunningTasks> {
  const boss = database.embedded
    ? new PgBoss({ db: fromPglite(database.embedded as never), backend: 'pglite' })
    : new PgBoss({ connectionString: databaseUrl ?? '', max: 3 })
  boss.on('error', onError)
  await boss.start()
  const all = Object.values(tasks)
  for (const { name } of all) {
    await boss.createQueue(name, QUEUE)
    // Makes pg-boss know the queue now: it would look it up at the first `add`, on another connection than the
    // transaction's, and the embedded database has only that one.
    await boss.getJobById(name, crypto.randomUUID())
  }
  return {
    async add(trx, name, payload, after = 0) {
      await boss.send(name, payload, { db: fromKysely(trx as never), startAfter: after })
    },
    async work(handlers) {
      for (const { name, schedule } of all) {
        await boss.work(name, WORK, async (jobs) => {
          const results: JobResult[] = []
          for (const { id, data } of jobs) results.push(await settle(id, () => handlers[name](data as never)))
          // Payloads are personal: mails with their addresses and words. What is done is not kept.
          const done = results.filter(({ status }) => status === 'completed').map(({ id }) => id)
          if (done.length) await boss.deleteJob(name, done)
          return results
        })
        if (schedule) await boss.schedule(name, schedule, {})
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
