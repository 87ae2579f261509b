import type { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { HOUR_S } from '#shared/durations.ts'
import { DatabaseOpenError } from './database-open-error.ts'
import type { FromThread, ThreadData, ToThread } from './pglite-thread.ts'
import { PreparedClient } from './prepared-client.ts'
import { createRequestQueue } from './request-queue.ts'
import { WireStream } from './wire-stream.ts'

/** The embedded database. */
export type Embedded = {
  /** Its only connection: all other queries wait while a transaction runs, then the oldest request is served. */
  pool: Pick<pg.Pool, 'options' | 'end'> & { connect(): Promise<pg.PoolClient> }
  /** Runs one statement; pg-boss's adapter needs it. */
  query(sql: string, params?: unknown[]): Promise<pg.QueryResult>
  /** Runs statements without parameters; pg-boss's adapter needs it. */
  exec(sql: string): Promise<pg.QueryResult[]>
  /** The whole data directory as a tar archive, for backups and golden databases. */
  dump(): Promise<Uint8Array>
  /** Resolves when it has stopped by itself. Only a new process can open it again. */
  failed: Promise<Error>
  close(): Promise<void>
}

/** A running PGlite: streams that speak PostgreSQL's wire protocol with it, and its other requests. */
export type Engine = {
  connect(): Duplex
  ask<T>(kind: 'dump' | 'close'): Promise<T>
  failed: Promise<Error>
}

/**
 * Starts PGlite in a worker thread, and a pool with one connection to it. On the main thread each query would block all
 * requests.
 * @throws DatabaseOpenError when its folder cannot be opened
 */
export async function startEmbedded(data: ThreadData): Promise<Embedded> {
  const thread = await startThread(data).catch((error: Error) => {
    throw data.dataDir ? new DatabaseOpenError(data.dataDir, error.message) : error
  })
  return embeddedOn(thread)
}

/**
 * A pool with one connection to a running PGlite. node-postgres speaks the wire protocol with it, so both engines prepare
 * statements and read values in the same way.
 */
export function embeddedOn(engine: Engine): Embedded {
  const pool = new pg.Pool({
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    // Frees the plans of evicted statements (prepared-client.ts). PGlite has one session: its plans outlive a connection.
    maxLifetimeSeconds: HOUR_S,
    onConnect: (client) => client.query('deallocate all'),
    Client: PreparedClient,
    stream: engine.connect,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  })
  pool.on('error', () => undefined)
  const takeTurn = createRequestQueue()
  const connect = async (): Promise<pg.PoolClient> => {
    const endTurn = await takeTurn()
    try {
      const client = await pool.connect()
      // The pool sets a new function at each `connect`.
      const { release } = client
      client.release = (error) => {
        release(error)
        endTurn()
      }
      return client
    } catch (error) {
      endTurn()
      throw error
    }
  }
  const alone = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }
  return {
    pool: { options: pool.options, connect, end: () => pool.end() },
    query: (sql, params) => alone((client) => client.query(sql, params)),
    exec: (sql) =>
      alone(async (client) => {
        try {
          return [await client.query(sql)].flat()
        } catch (error) {
          // A script that failed after BEGIN would leave the connection in an aborted transaction.
          await client.query('rollback')
          throw error
        }
      }),
    dump: () => alone(() => engine.ask<Uint8Array>('dump')),
    failed: engine.failed,
    async close() {
      if (!pool.ended) await pool.end()
      await engine.ask('close')
    },
  }
}

async function startThread(data: ThreadData): Promise<Engine> {
  const worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData: data })
  const waiting = new Map<number, PromiseWithResolvers<never>>()
  const streams = new Set<WireStream>()
  let failure: Error | null = null
  const failed = Promise.withResolvers<Error>()
  let isClosing = false
  const fail = (error: Error) => {
    failure ??= error
    if (!isClosing) failed.resolve(failure)
    for (const { reject } of waiting.values()) reject(error)
    for (const stream of streams) stream.destroy(error)
    waiting.clear()
  }
  worker.on('message', (message: FromThread) => {
    if (message instanceof Uint8Array) {
      for (const stream of streams) stream.push(message)
      return
    }
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error) call?.reject(message.error)
    else call?.resolve(message.result as never)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The embedded database has stopped')))
  let lastId = 0
  const wait = <T>(id: number): Promise<T> => {
    if (failure) return Promise.reject(failure)
    const call = Promise.withResolvers<never>()
    waiting.set(id, call)
    return call.promise
  }
  await wait(lastId)
  const send = (message: ToThread) => worker.postMessage(message)
  return {
    failed: failed.promise,
    ask<T>(kind: 'dump' | 'close'): Promise<T> {
      isClosing ||= kind === 'close'
      const id = ++lastId
      const answer = wait<T>(id)
      send({ id, kind })
      return answer
    },
    connect() {
      const stream = new WireStream(send, failure)
      streams.add(stream)
      return stream.once('close', () => streams.delete(stream))
    },
  }
}
