import { Worker } from 'node:worker_threads'
import type { PGliteDialectConfig } from 'kysely'
import type { ThreadData, ThreadRequest } from './pglite-thread.ts'

type Instance = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type Results = { rows: never[]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] }
type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never

/** The embedded database with the interface of PGlite that Kysely's dialect and pg-boss's adapter expect. */
export type Embedded = Instance & {
  exec(sql: string): Promise<Results[]>
  /** The whole data directory as a tar archive, for golden databases. */
  dump(): Promise<Uint8Array>
}

/**
 * Starts PGlite in a worker thread: on the main thread, each query would block all requests.
 * It has one connection, so all other queries wait while a transaction runs.
 */
export async function startEmbedded(data: ThreadData): Promise<Embedded> {
  const thread = await startThread(data)
  const exclusive = createMutex()
  const query = (sql: string, params: unknown[] = []) => thread.ask<Results>({ kind: 'query', sql, params })
  const embedded = {
    ready: true,
    closed: false,
    waitReady: Promise.resolve(),
    query: (sql: string, params?: unknown[]) => exclusive(() => query(sql, params)),
    exec: (sql: string) =>
      exclusive(() =>
        thread.ask<Results[]>({ kind: 'exec', sql }).catch(async (error) => {
          // A script that failed after BEGIN would leave the shared connection in an aborted transaction.
          await thread.ask({ kind: 'exec', sql: 'rollback' })
          throw error
        }),
      ),
    dump: () => exclusive(() => thread.ask<Uint8Array>({ kind: 'dump' })),
    transaction: (work: (transaction: { query: typeof query }) => Promise<unknown>) =>
      exclusive(async () => {
        await query('begin')
        try {
          const result = await work({ query })
          await query('commit')
          return result
        } catch (error) {
          await query('rollback')
          throw error
        }
      }),
    close: async () => {
      embedded.closed = true
      await exclusive(() => thread.ask({ kind: 'close' }))
    },
  }
  // Kysely's interface has generic methods, which calls over a message channel cannot implement.
  return embedded as unknown as Embedded
}

/** Runs functions one after the other, also after one has failed. */
function createMutex() {
  let tail: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(work)
    tail = result.catch(() => undefined)
    return result
  }
}

async function startThread(data: ThreadData) {
  const worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData: data })
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>()
  const failAll = (error: Error) => {
    for (const call of waiting.values()) call.reject(error)
    waiting.clear()
  }
  let lastId = 0
  const ready = new Promise<void>((resolve, reject) => waiting.set(0, { resolve: () => resolve(), reject }))
  worker.on('message', ({ id, result, error }: { id: number; result: never; error?: object }) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(Object.assign(new Error('database'), error))
    else call?.resolve(result)
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The embedded database has stopped')))
  await ready
  return {
    ask<T>(request: Unsent<ThreadRequest>): Promise<T> {
      const id = ++lastId
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (value: never) => void, reject })
        worker.postMessage({ ...request, id })
      })
    },
  }
}
