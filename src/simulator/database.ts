import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { askPglite } from '#server/db/ask-pglite.ts'
import type { Database } from '#server/db/connect.ts'
import { type Engine, embeddedOn } from '#server/db/embedded.ts'
import { createLease } from '#server/db/lease.ts'
import { PGLITE_EXTENSIONS } from '#server/db/pglite-extensions.ts'
import type { Tables } from '#server/db/tables.ts'
import { WireStream } from '#server/db/wire-stream.ts'

/** Opens a copy of the archive `golden` in memory, with the server's own connection. `commits` can make its commits fail. */
export async function openDatabase(golden: string, commits: { isCrashing: boolean }): Promise<Database> {
  const embedded = embeddedOn(await startHere(golden))
  const pool = {
    ...embedded.pool,
    connect: async () => failingCommit(createLease(await embedded.pool.connect()), commits),
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    await embedded.close()
  }
  return { db, engine: 'pglite', embedded, pool: null, close }
}

/** Starts PGlite in this thread, unlike the server: the messages between threads would take most of the time. */
async function startHere(golden: string): Promise<Engine> {
  const database = await PGlite.create({
    extensions: PGLITE_EXTENSIONS,
    loadDataDir: new Blob([readFileSync(golden)]),
  })
  await database.exec("set time zone 'UTC'")
  return {
    failed: new Promise(() => undefined),
    ask: async (kind) => {
      if (kind === 'dump') throw new Error('No story dumps its database')
      return (await database.close()) as never
    },
    connect() {
      const stream: WireStream = new WireStream(
        (bytes) => void askPglite(database, bytes).then((answer) => stream.push(answer)),
        null,
      )
      return stream
    },
  }
}

function failingCommit(client: PostgresPoolClient, commits: { isCrashing: boolean }): PostgresPoolClient {
  const query = async (text: string, values: unknown[]) => {
    if (text !== 'commit' || !commits.isCrashing) return client.query(text, values)
    // Kysely rolls back.
    throw new Error('The server died before the commit')
  }
  return { query, release: (error) => client.release(error) } as PostgresPoolClient
}
