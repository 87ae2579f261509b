import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { HeldRows, LATER } from './compile-once.ts'
import type { PreparedClient } from './prepared-client.ts'

export type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>
type Held = { text: string; values: unknown[]; rows: HeldRows<unknown> }

const resultOf = (command: string, rows: unknown[] = []) =>
  ({ command, rowCount: rows.length, rows }) as unknown as pg.QueryResult

/**
 * The connection that Kysely gets, around one of a pool. In a transaction, `begin` and statements of `compileLater` leave in the
 * packet of the next statement, in their order (packet.ts): PostgreSQL executes one after the other, each with its own snapshot.
 *
 * | statement | what `query` does |
 * |---|---|
 * | `begin` | holds it and answers at once |
 * | of `compileLater`, in a transaction | holds it and answers with rows that arrive later |
 * | `rollback` while `begin` is held | sends nothing: the database knows of no transaction |
 * | `rollback` else | sends it alone and drops what is held |
 * | `commit` and every other | sends it with what is held, in one packet |
 *
 * @param client a pipelined PreparedClient
 */
export const createLease = (client: pg.PoolClient): PostgresPoolClient =>
  // Kysely uses `query` and `release` only.
  new Lease(client) as unknown as PostgresPoolClient

class Lease {
  #isInTransaction = false
  #held: Held[] = []
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query: Query = async (text, values) => {
    const client = this.#client
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
    this.#client.release(error)
  }
}

/** Sends the held statements and the next one in one packet. The first error rejects; PostgreSQL refuses what follows. */
async function sendTogether(
  client: pg.PoolClient,
  held: Held[],
  text: string,
  values: unknown[],
): Promise<pg.QueryResult> {
  const results = await (client as unknown as PreparedClient).queryAll([...held, { text, values }])
  for (const [index, { rows }] of held.entries()) {
    for (const row of results[index]?.rows ?? []) rows.push(row)
    rows.isHeld = false
  }
  return results.at(-1) as pg.QueryResult
}
