import type { Duplex } from 'node:stream'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { HOUR_MS, HOUR_S } from '#shared/durations.ts'
import { createLease, type Query } from './lease.ts'
import { PreparedClient } from './prepared-client.ts'

// The connections that all requests share.
const READERS = 3
// A slow read delays those behind it, so only a few may wait on one connection. Further reads take their own.
const MAX_IN_FLIGHT = 12

export type PipelinedPool = {
  /** For Kysely. */
  pool: PostgresPool
  /** Finds a shared connection for `shareReads`; null while too many reads wait on them. */
  findReader(): Query | null
  /** The number of the pool's own connections by state. */
  counts(): Record<'total' | 'idle' | 'waiting', number>
}

/**
 * A pool in which frequent reads (compile-once.ts) of all requests share a few pipelined connections: several
 * statements leave in one packet, and no read waits for a free connection (src/decisions/039-pipelined-reads.md).
 * Transactions, writes and rare statements take a connection of their own, since a statement that waits for a lock would
 * block those behind it.
 * @param options the connections' settings; `max` does not count the shared ones
 */
export function createPipelinedPool(options: pg.PoolConfig): PipelinedPool {
  // Connections are renewed hourly, which frees the plans of evicted statements (prepared-client.ts).
  const poolOptions = { Client: PreparedClient, maxLifetimeSeconds: HOUR_S }
  const pool = new pg.Pool({ ...options, ...poolOptions, pipeline: true })
  // The pool replaces a broken idle connection; without a listener, the error would end the process.
  pool.on('error', () => undefined)
  // PostgreSQL would plan a read of several ids anew for each call, which takes longer than executing it.
  const genericPlans = {
    ...options,
    options: `${options.options ?? ''} -c plan_cache_mode=force_generic_plan`,
  }
  const readers = Array.from({ length: READERS }, () => new Reader(genericPlans))
  const findReader = (): Query | null => {
    const least = readers.reduce((a, b) => (b.inFlight < a.inFlight ? b : a))
    return !pool.ending && least.inFlight < MAX_IN_FLIGHT ? least.query : null
  }
  return {
    pool: {
      options,
      connect: async () => createLease(await pool.connect()),
      async end() {
        await Promise.all([pool.end(), ...readers.map((reader) => reader.end())])
      },
    },
    findReader,
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** A shared connection. It opens at its first read, and anew after an error or an hour. */
class Reader {
  #client: PreparedClient | null = null
  #openedAt = 0
  #inFlight = 0
  #isCorked = false
  readonly #options: pg.ClientConfig

  constructor(options: pg.ClientConfig) {
    this.#options = options
  }

  get inFlight(): number {
    return this.#inFlight
  }

  query: Query = async (text, values) => {
    this.#inFlight++
    try {
      const client = this.#open()
      this.#sendTogether(client.wire.stream)
      return await client.query(text, values)
    } finally {
      this.#inFlight--
    }
  }

  async end(): Promise<void> {
    await this.#client?.end()
    this.#client = null
  }

  #open(): PreparedClient {
    if (this.#client && Date.now() - this.#openedAt < HOUR_MS) return this.#client
    // Answers the statements it has, then ends.
    this.#client?.end().catch(() => undefined)
    const client = new PreparedClient({ ...this.#options, pipeline: true })
    // node-postgres rejects the statements in flight. The next one opens a connection.
    const forget = () => {
      if (this.#client === client) this.#client = null
    }
    client.on('error', forget).on('end', forget)
    // Statements wait until the connection is open, or are rejected with its error.
    client.connect().catch(forget)
    this.#client = client
    this.#openedAt = Date.now()
    return client
  }

  /** Holds back statements until the requests that have arrived are read, so that they leave in one packet. */
  #sendTogether(stream: Duplex): void {
    if (this.#isCorked) return
    this.#isCorked = true
    stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}
