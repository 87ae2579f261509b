import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { lockDataDir } from '../data-dir/lock-file.ts'
import { shareReads } from './compile-once.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { createLease } from './lease.ts'
import { createPipelinedPool } from './pipelined-pool.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Set for the engine pglite; pg-boss's adapter needs it. */
  embedded: Embedded | null
  /** The connections of the pool by state; null for the embedded database. */
  pool: (() => Record<'total' | 'idle' | 'waiting', number>) | null
  close(): Promise<void>
}

/** Opens PostgreSQL at `databaseUrl`. */
export function connectPostgres(databaseUrl: string, poolSize = 10): Database {
  // jit: compiling a query takes longer than running it here.
  // random_page_cost: random reads are as cheap as sequential ones, since most pages are in memory or on an SSD.
  const options = '-c TimeZone=UTC -c jit=off -c random_page_cost=1.1'
  const { pool, findReader, counts } = createPipelinedPool({
    connectionString: databaseUrl,
    max: poolSize,
    options,
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  shareReads(db, findReader)
  return { db, engine: 'postgres', embedded: null, pool: counts, close: () => db.destroy() }
}

/**
 * Opens the embedded database in `dataDir` (in memory when null), restored from the archive `golden` when given.
 * @throws DataDirHeldError when another process has locked `dataDir`
 */
export async function connectEmbedded(
  dataDir: string | null,
  golden: string | null = null,
): Promise<Database> {
  const unlock = dataDir ? lockDataDir(dataDir) : () => undefined
  const embedded = await startEmbedded({ dataDir: dataDir && join(dataDir, 'db'), golden })
  const pool = { ...embedded.pool, connect: async () => createLease(await embedded.pool.connect()) }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    await embedded.close()
    unlock()
  }
  return { db, engine: 'pglite', embedded, pool: null, close }
}
