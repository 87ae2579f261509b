import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, type PostgresServer } from '../../src/server/testing/postgres.ts'
import { postgresEnv } from './postgres-env.ts'

/** A database on which a run is made, with the environment of a server on an empty one. */
export type Engine = {
  name: 'PGlite' | 'PostgreSQL'
  envOf(database: string): Promise<Record<string, string>>
}
export type Engines = { all: Engine[]; postgres: PostgresServer | null; stop(): Promise<void> }

/**
 * Both engines, or the one that ENGINE names (`pglite` or `postgres`).
 * @param settings more settings of PostgreSQL, such as `synchronous_commit=on`
 * @throws when ENGINE is something else, or names PostgreSQL where it is not installed
 */
export async function openEngines(settings: string[] = []): Promise<Engines> {
  const { ENGINE } = process.env
  if (ENGINE && ENGINE !== 'pglite' && ENGINE !== 'postgres')
    throw new Error('ENGINE is pglite, postgres, or not set')
  const folder = await mkdtemp(join(tmpdir(), 'jobmost-engines-'))
  const postgres = ENGINE === 'pglite' ? null : await findPostgres(folder, settings)
  const stop = async () => {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  if (!postgres && ENGINE !== 'pglite') {
    const words = 'There is no PostgreSQL on this machine'
    if (ENGINE === 'postgres') {
      await stop()
      throw new Error(words)
    }
    process.stdout.write(`${words}: PGlite only\n`)
  }
  const all: Engine[] = []
  if (ENGINE !== 'postgres') all.push({ name: 'PGlite', envOf: async () => ({}) })
  if (postgres)
    all.push({ name: 'PostgreSQL', envOf: async (name) => postgresEnv(await postgres.createDatabase(name)) })
  return { all, postgres, stop }
}
