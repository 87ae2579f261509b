import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { TASKS } from '../background/registry.ts'
import { connectEmbedded, connectPostgres, type Database } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { seed } from '../seed/seed.ts'
import { startTasks } from '../tasks/tasks.ts'
import { TEST_NOW } from './clock.ts'
import { commitNumber } from './commit.ts'
import { findPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Engines of this run, with the location of each golden database. */
    golden: { pglite: string; postgres: string | null; commit: number }
  }
}

/**
 * Vitest's global setup: one migrated and seeded database for each engine. Test files copy it instead of creating
 * their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'jobmost-golden-'))
  const archive = join(folder, 'golden.tar')
  const embedded = await connectEmbedded(null)
  await fill(embedded, null)
  await dropTemplates(embedded)
  // PGlite fills its buffers with zeros at each start: 128 MB take as long as all the rest of a start.
  await embedded.embedded?.query("alter system set shared_buffers = '8MB'")
  await writeFile(archive, (await embedded.embedded?.dump()) ?? '')
  await embedded.close()
  const server = await findPostgres(folder)
  const golden = server && (await server.createDatabase('golden'))
  if (golden) {
    const database = connectPostgres(golden, 2)
    await fill(database, golden)
    await database.close()
  }
  process.stdout.write(
    `server tests run on: PGlite${golden ? ' and PostgreSQL' : ' (no PostgreSQL found on this machine)'}\n`,
  )
  project.provide('golden', { pglite: archive, postgres: golden, commit: commitNumber() })
  return async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Drops the template databases, which no copy uses: restoring a copy then takes a third less time. */
export async function dropTemplates({ embedded }: Database): Promise<void> {
  await embedded?.query('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await embedded?.query(`drop database ${name}`)
}

async function fill(database: Database, url: string | null): Promise<void> {
  await migrate(database.db)
  await seed(database.db, { demo: false, demoJobs: 0, admin: null, now: TEST_NOW })
  const tasks = await startTasks(database, url, TASKS, () => undefined)
  await tasks.stop()
}
