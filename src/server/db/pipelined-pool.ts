import type { Duplex } from 'node:stream'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { HOUR_MS, HOUR_S } from '#shared/durations.ts'
import { HeldRows, LATER, ONCE } from './compile-once.ts'
import { PreparedClient } from './prepared-client.ts'

// The connections that all requests share.
const READERS = 3
// A slow read delays those behind it, so only a few may wait on one connection. Further reads take their own.
const MAX_IN_FLIGHT = 12

/** A pool for Kysely, and the number of its connections by state. */
export type PipelinedPool = PostgresPool & { counts(): Record<'total' | 'idle' | 'waiting', number> }

// What waits for a lock or has an effect.
const WAITING = ['for update', 'for share', 'for no key', 'for key', 'advisory', 'pg_notify', 'nextval']
const isShared = (text: string) =>
  text.startsWith(`${ONCE}select `) && !WAITING.some((part) => text.includes(part))

type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>

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
  const findReader = () => {
    const [least] = readers.toSorted((a, b) => a.inFlight - b.inFlight)
    return least && least.inFlight < MAX_IN_FLIGHT ? least : null
  }
  return {
    options,
    // Kysely uses `query` and `release` only.
    connect: async () => new Lease(pool, findReader) as unknown as PostgresPoolClient,
    async end() {
      await Promise.all([pool.end(), ...readers.map((reader) => reader.end())])
    },
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

type Held = { text: string; values: unknown[]; rows: HeldRows<unknown> }

const resultOf = (command: string, rows: unknown[] = []) =>
  ({ command, rowCount: rows.length, rows }) as unknown as pg.QueryResult

/**
 * The connection that Kysely gets. It takes a real one from the pool at the first statement that must not be shared, and
 * keeps it until `release`. In a transaction, `begin` and statements of `compileLater` leave in the packet of the next
 * statement, in their order: PostgreSQL executes one after the other, each with its own snapshot.
 */
class Lease {
  #own: Promise<pg.PoolClient> | null = null
  #isInTransaction = false
  #held: Held[] = []
  readonly #pool: pg.Pool
  readonly #findReader: () => Reader | null

  constructor(pool: pg.Pool, findReader: () => Reader | null) {
    this.#pool = pool
    this.#findReader = findReader
  }

  query: Query = async (text, values) => {
    const reader = this.#own === null && isShared(text) ? this.#findReader() : null
    if (reader) return reader.query(text, values)
    this.#own ??= this.#pool.connect()
    const client = await this.#own
    if (text === 'begin') {
      this.#isInTransaction = true
      return this.#hold(text, [], 'BEGIN')
    }
    if (this.#isInTransaction && text.startsWith(LATER)) return this.#hold(text, values, 'LATER')
    const held = this.#held
    this.#held = []
    if (text === 'commit') this.#isInTransaction = false
    if (text === 'rollback') {
      this.#isInTransaction = false
      // Held statements have no effect. If `begin` is one of them, there is nothing to roll back.
      return held[0]?.text === 'begin' ? resultOf('ROLLBACK') : client.query(text, values)
    }
    return held.length ? sendTogether(client, held, text, values) : client.query(text, values)
  }

  #hold(text: string, values: unknown[], command: string): pg.QueryResult {
    const rows = new HeldRows<unknown>()
    this.#held.push({ text, values, rows })
    return resultOf(command, rows)
  }

  release(error?: Error | boolean): void {
    this.#own?.then(
      (client) => client.release(error),
      // Then there is nothing to release; `query` has thrown the error.
      () => undefined,
    )
    this.#own = null
  }
}

/** Sends the held statements and the next one in one packet. The first error rejects; PostgreSQL refuses what follows. */
async function sendTogether(
  client: pg.PoolClient,
  held: Held[],
  text: string,
  values: unknown[],
): Promise<pg.QueryResult> {
  const stream = streamOf(client)
  stream.cork()
  const before = held.map((one) => client.query(one.text, one.values))
  const last = client.query(text, values)
  stream.uncork()
  // `all` rejects with the first error: answers arrive in the order of the statements.
  const results = await Promise.all([...before, last])
  for (const [index, { rows }] of held.entries()) {
    for (const row of results[index]?.rows ?? []) rows.push(row)
    rows.isHeld = false
  }
  return results.at(-1) as pg.QueryResult
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
      this.#sendTogether(streamOf(client))
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

/** The stream to the server: not in node-postgres's documentation. */
const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream
