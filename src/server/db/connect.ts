import { join } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDataDir } from '../data-dir/lock-file.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Set with engine pglite: what pg-boss's adapter takes. */
  embedded: Embedded | null
  close(): Promise<void>
}

// Figures as numbers, dates as they are written: the same as in pglite-thread.ts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** Opens PostgreSQL at `databaseUrl`. */
export function connectPostgres(databaseUrl: string, poolSize = 10): Database {
  // Compiling a query takes longer than any query here runs.
  // To read here and there costs hardly more than in a row: what is asked is mostly in memory, else on a disk without a head.
  const options = '-c TimeZone=UTC -c jit=off -c random_page_cost=1.1'
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, options })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, engine: 'postgres', embedded: null, close: () => db.destroy() }
}

/**
 * Opens the embedded database under `dataDir` (in memory when null), from the archive `golden` when given.
 * @throws DataDirHeldError when another process has it open
 */
export async function connectEmbedded(
  dataDir: string | null,
  golden: string | null = null,
): Promise<Database> {
  const unlock = dataDir ? lockDataDir(dataDir) : () => undefined
  const embedded = await startEmbedded({ dataDir: dataDir && join(dataDir, 'db'), golden })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: embedded }) })
  const close = async () => {
    // Kysely closes the instance only when it ran a query.
    await db.destroy()
    if (!embedded.closed) await embedded.close()
    unlock()
  }
  return { db, engine: 'pglite', embedded, close }
}
