import { fromPglite, type JobResult, PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import { addEntry, QUEUE } from './queue-store.ts'
import { LoggedFailure, type Task, type TaskName, type TaskPayloads, type Tasks } from './task.ts'
import { createWakeUps } from './wake-ups.ts'

/** Every task under its name. */
export type TaskList = { [N in TaskName]: Task<N> }
export type TaskHandlers = { [N in TaskName]: (payload: TaskPayloads[N]) => Promise<void> }

/** One entry of a queue has failed. */
export type FailedTask = { queue: string; id: string; err: Error }
type OnFailure = (failure: FailedTask) => void

export type RunningTasks = Tasks & {
  /** Does queued work until `stop`, which waits for running work. Failures that nobody has logged go to `onFailure`. */
  work(handlers: TaskHandlers, onFailure?: OnFailure): Promise<void>
  stop(): Promise<void>
}

// Ten entries at a time, and the next ten at once while a batch is full. Each entry succeeds or fails alone.
const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

// Taking and deleting entries takes three statements, more than the work of a short one. A process that is killed delays these
// entries by 15 minutes, so not all at once.
const SHORT_WORK = { ...WORK, batchSize: 50 }

const parallelWork = (workers: number) => ({
  batchSize: 1,
  localConcurrency: workers,
  // Counted in this process. pg-boss's count in the database (`groupConcurrency`) misses an entry that is being taken just then.
  localGroupConcurrency: 1,
  perJobResults: true as const,
})

const POLL_S = 2
// Only this process adds entries to the embedded database, and `add` wakes the queue. Polls find retries and schedules.
// Each poll delays requests, which share the only connection.
const EMBEDDED_POLL_S = 10
// pg-boss's own polls: of schedules that are due, and of dependent entries, which the app does not use.
const EMBEDDED_POLLS = { cronWorkerIntervalSeconds: 30, flowIntervalSeconds: 600 }

// No other process uses the embedded database, so what is marked as running was interrupted when the process was killed.
// pg-boss would repeat it only after 15 minutes, as it does with work that may be what kills the process.
const RETRY_INTERRUPTED = `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and retry_count < least(retry_limit, 8)`

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
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name } of all) {
    const queue = known.get(name)
    if (queue?.retryLimit === QUEUE.retryLimit) continue
    await (queue ? boss.updateQueue(name, QUEUE) : boss.createQueue(name, QUEUE))
  }
  return {
    async add(trx, name, payload, after = 0) {
      const { isUrgent, parallel } = tasks[name]
      const account = parallel?.accountOf(payload)
      const group = account === undefined ? null : String(account)
      await addEntry(trx, { queue: name, payload, priority: isUrgent?.(payload) ? 1 : 0, group, after })
      wakeUps?.wake(name, after)
    },
    wake: (name) => wakeUps?.wake(name, 0),
    async work(handlers, onFailure = () => undefined) {
      for (const { name, formerName, schedule, parallel, isShort } of all) {
        const work = parallel ? parallelWork(parallel.workers) : isShort ? SHORT_WORK : WORK
        const polls = { ...work, pollingIntervalSeconds: pollS }
        const options = { polls, stopping: stopping.signal, onFailure }
        const worker = await startWorker(boss, name, handlers[name], options)
        wakeUps?.listen(name, worker)
        if (schedule) await boss.schedule(name, schedule, {})
        if (!formerName || !(await boss.getQueue(formerName))) continue
        await boss.unschedule(formerName)
        await startWorker(boss, formerName, handlers[name], options)
      }
    },
    stop: () => {
      stopping.abort()
      return boss.stop({ graceful: true, timeout: 5000, close: true })
    },
  }
}

type WorkerOptions = {
  polls: (typeof WORK | typeof SHORT_WORK | ReturnType<typeof parallelWork>) & {
    pollingIntervalSeconds: number
  }
  stopping: AbortSignal
  onFailure: OnFailure
}

function startWorker(
  boss: PgBoss,
  queue: string,
  work: (payload: never) => Promise<void>,
  { polls, ...options }: WorkerOptions,
): Promise<string> {
  return boss.work(queue, polls, async (jobs) => {
    const results: JobResult[] = []
    for (const { id, data } of jobs)
      results.push(await runJob({ queue, id }, () => work(data as never), options))
    // Payloads hold personal data (addresses and texts of mails), so finished work is deleted.
    const done = results.filter(({ status }) => status === 'completed').map(({ id }) => id)
    if (done.length) await boss.deleteJob(queue, done)
    return results
  })
}

async function runJob(
  { queue, id }: Omit<FailedTask, 'err'>,
  work: () => Promise<void>,
  { stopping, onFailure }: Omit<WorkerOptions, 'polls'>,
): Promise<JobResult> {
  const failed = ({ message }: Error) => ({ id, status: 'failed', output: { message } }) as const
  // The rest of a batch is retried at the next start: a stop waits only a few seconds.
  if (stopping.aborted) return failed(stopping.reason)
  try {
    await work()
    return { id, status: 'completed' }
  } catch (error) {
    const err = error as Error
    if (!(err instanceof LoggedFailure)) onFailure({ queue, id, err })
    // pg-boss's word for "failed for good"; without a queue of dead letters the entry stays where it is.
    return err instanceof LoggedFailure && err.isFinal
      ? { ...failed(err), status: 'deadletter' }
      : failed(err)
  }
}
